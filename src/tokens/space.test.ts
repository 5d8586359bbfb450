import { space } from './space';

test.each(Object.entries(space))('the step %s is so many times 4 px', (step, length) => {
  expect(length).toBe(`${Number(step) * 0.25}rem`);
});
