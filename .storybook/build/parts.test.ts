import { join } from 'node:path';
import { partsOf } from './parts';

const parts = partsOf(join(__dirname, '..', '..'));

test('a component names what it is made of and what uses it', () => {
  expect(parts['Shell/MainMenu']).toMatchObject({
    file: 'src/shell/header/MainMenu.tsx',
    usedBy: ['Shell/Header'],
  });
  expect(parts['Shell/Header']!.madeOf).toContain('Shell/MainMenu');
});

test('a part without a page stands for what it is made of, and for what uses it', () => {
  // CategoryPanel, in the dropdown of MainMenu, draws the prints.
  expect(parts['Shell/MainMenu']!.madeOf).toContain('Primitives/Print');
  expect(parts['Primitives/Print']!.usedBy).toContain('Shell/MainMenu');
});

test('a part that is loaded late belongs to what loads it', () => {
  expect(parts['Shell/ChatPanel']!.usedBy).toEqual(['Shell/Chat']);
  expect(parts['Shell/Layout']!.madeOf).toContain('Shell/Toaster');
});

test('who uses a component is found from both ends, once', () => {
  for (const [title, { madeOf, usedBy }] of Object.entries(parts)) {
    for (const part of madeOf)
      expect([part, parts[part]!.usedBy]).toEqual([part, expect.arrayContaining([title])]);
    for (const names of [madeOf, usedBy]) expect(names).toEqual([...new Set(names)]);
  }
});
