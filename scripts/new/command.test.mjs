import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openWorkshop } from './workshop.mjs';

const workshop = openWorkshop();
const before = workshop.files();
/** @param {string} file */
const path = (file) => join(workshop.folder, file);

afterAll(workshop.close);

describe('npm run new', () => {
  test.each([
    [[], /^The component needs a name\./],
    [[''], /^The component needs a name\./],
    [['Card', 'Row'], /^One component at a time, not Card and Row\./],
    [['../Card'], /^"\.\.\/Card" is no component's name/],
    [['Card', '--in', 'screens'], /^There is no level "screens"/],
    [['Card', '--in', 'toString'], /^There is no level "toString"/],
    [['Card', '--in'], /^Option '--in/],
    [['Card', '--on', 'shell'], /^Unknown option '--on'/],
  ])('%j is a wrong command line: a sentence, and the usage', (args, sentence) => {
    const { status, said } = workshop.create(...args);
    expect(said).toMatch(sentence);
    expect(said.split('\n')[1]).toMatch(/^Usage: npm run new -- ComponentName/);
    expect(said).not.toMatch(/^\s+at /m);
    expect(status).toBe(2);
    expect(workshop.files()).toEqual(before);
  });

  test.each([
    [
      'ProductCard',
      'components',
      'There is a "ProductCard" already, in src/components/ProductCard.tsx.',
    ],
    [
      'Productcard',
      'components',
      'There is a "ProductCard" already, in src/components/ProductCard.tsx.',
    ],
    [
      'ProductCard',
      'shell',
      'There is a "ProductCard" already, in src/components/ProductCard.tsx.',
    ],
    ['Logo', 'primitives', 'There is a "Logo" already, in src/shell/header/Logo.tsx.'],
    ['CardGrid', 'components', 'There is a "CardGrid" already, in src/components/PageTitle.tsx.'],
    ['Format', 'primitives', 'There is a "format" already, in src/primitives/format.ts.'],
    [
      'AskBeatbot',
      'shell',
      'There is a "AskBeatBot" already, in stories/flows/AskBeatBot.stories.tsx.',
    ],
  ])('%s in %s is taken, and by what is one sentence', (name, level, sentence) => {
    const { status, said } = workshop.create(name, '--in', level);
    expect(said.trim()).toBe(sentence);
    expect(status).toBe(1);
    expect(workshop.files()).toEqual(before);
  });

  test('writes nothing when one of the files is there, and leaves that as it is', () => {
    const file = 'src/components/Crate.tsx';
    const test = 'src/components/Crate.test.tsx';
    writeFileSync(path(test), '// mine\n');
    const { status, said } = workshop.create('Crate');
    expect(said.trim()).toBe(`Nothing was written: ${test} is there already.`);
    expect(status).toBe(1);
    expect(readFileSync(path(test), 'utf8')).toBe('// mine\n');
    rmSync(path(test));
    expect(workshop.files()).not.toContain(file);
    expect(workshop.files()).toEqual(before);
  });

  test('takes back what it wrote when a later file cannot be written', () => {
    renameSync(path('stories/shell'), path('stories/away'));
    const { status, said } = workshop.create('Crate', '--in', 'shell');
    renameSync(path('stories/away'), path('stories/shell'));
    expect(said).toMatch(
      /^Nothing was written: stories\/shell\/Crate\.stories\.tsx cannot be \(ENOENT/,
    );
    expect(said.trim().split('\n')).toHaveLength(1);
    expect(status).toBe(1);
    expect(workshop.files()).toEqual(before);
  });
});
