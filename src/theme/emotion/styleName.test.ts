import styleName from './styleName';

test('a style has one name, of four signs that a class may have', () => {
  const names = Array.from({ length: 100 }, (_, at) => styleName(`color:red;order:${at};`));
  expect(new Set(names).size).toBe(100);
  for (const name of names) expect(name).toMatch(/^[a-z0-9]{4}$/);
  expect(styleName('color:red;order:7;')).toBe(names[7]);
});

test('two styles of one name are an error, not one style for both', () => {
  const many = () => {
    for (let at = 0; at < 100_000; at++) styleName(`order:${at};`);
  };
  expect(many).toThrow(/^Two styles are named \w{4}: order:\d+;$/);
});
