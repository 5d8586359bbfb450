import { lacks } from './lacks';
import { wholeGuide as guide } from './wholeGuide';

const Part = () => null;
const titles = new Set(['Primitives/Link']);
const meta = { component: Part, tags: ['stable'], parameters: { guide } };

test('A whole page lacks nothing', () => {
  expect(lacks(Part, meta, titles)).toEqual([]);
});

test.each([
  ['another component', { ...meta, component: () => null }, /another component/],
  ['no page', { ...meta, tags: ['stable', '!autodocs'] }, /without a docs page/],
  ['another status', { ...meta, tags: ['new'] }, /says "stable"/],
  ['no guide', { ...meta, parameters: {} }, /lacks status, do, dont, keyboard, use, avoid/],
  ['a hole', { ...meta, parameters: { guide: { ...guide, use: [] } } }, /^its guide lacks use$/],
  [
    'half a criterion',
    { ...meta, parameters: { guide: { ...guide, accessibility: [{ note: '', wcag: '1.3.1' }] } } },
    /^"1\.3\.1" is no criterion/,
  ],
  [
    'a way to nowhere',
    { ...meta, parameters: { guide: { ...guide, related: ['Primitives/Lost'] } } },
    /^its related "Primitives\/Lost" is no docs page$/,
  ],
])('%s is said', (_, wrong, sentence) => {
  expect(lacks(Part, wrong, titles)).toEqual([expect.stringMatching(sentence)]);
});
