import { guideProblems } from './guideProblems';

const Sample = () => null;
const titles = new Set(['Primitives/Link']);
const guide = {
  use: ['Here.'],
  avoid: ['There.'],
  accessibility: { '4.1.2 Name, Role, Value': 'Named.' },
  related: ['Primitives/Link'],
} as const;
const meta = { component: Sample, parameters: { guide } };

test('A guide that says when to use it and when not is whole', () => {
  expect(guideProblems(Sample, meta, titles)).toEqual([]);
  const { use, avoid } = guide;
  expect(guideProblems(Sample, { ...meta, parameters: { guide: { use, avoid } } }, titles)).toEqual(
    [],
  );
});

test.each([
  ['another component', { ...meta, component: () => null }, [/another component/]],
  ['no page', { ...meta, tags: ['!autodocs'] }, [/without a docs page/]],
  ['no guide', { ...meta, parameters: {} }, [/when to use it$/, /when not to use it$/]],
  [
    'half a criterion',
    { ...meta, parameters: { guide: { ...guide, accessibility: { '1.3.1': '' } } } },
    [/^"1\.3\.1" is no criterion/],
  ],
  [
    'a way to nowhere',
    { ...meta, parameters: { guide: { ...guide, related: ['Primitives/Lost'] as const } } },
    [/^its related "Primitives\/Lost" is no docs page$/],
  ],
])('%s is said', (_, wrong, sentences) => {
  expect(guideProblems(Sample, wrong, titles)).toEqual(
    sentences.map((sentence) => expect.stringMatching(sentence)),
  );
});
