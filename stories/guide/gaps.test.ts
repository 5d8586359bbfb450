import { gaps } from './gaps';
import { wholeGuide } from './wholeGuide';

test('A whole guide lacks nothing, even without keys', () => {
  expect(gaps(wholeGuide)).toEqual([]);
});

test('An empty list is a gap, and so is a field left out', () => {
  expect(gaps({ ...wholeGuide, avoid: [], keyboard: undefined })).toEqual(['keyboard', 'avoid']);
});

test('No guide lacks all of it', () => {
  expect(gaps(undefined).sort()).toEqual(Object.keys(wholeGuide).sort());
});
