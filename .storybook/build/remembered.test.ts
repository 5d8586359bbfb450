/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { IndexInput } from 'storybook/internal/types';
import { remembered } from './remembered';

test('a file of stories is parsed again only when its text has changed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'waxline-'));
  const file = join(folder, 'Button.stories.tsx');
  const inputs: IndexInput[] = [{ type: 'story', importPath: file, exportName: 'Default' }];
  const createIndex = jest.fn().mockResolvedValue(inputs);
  const store = new Map();
  /** Reads the file as a new start of Storybook does: only what is kept is known. */
  const start = () =>
    remembered(
      { test: /stories/, createIndex },
      {
        get: async (name) => store.get(name),
        set: async (name, known) => void store.set(name, known),
      },
    ).createIndex(file, { makeTitle: (title) => title ?? '' });

  writeFileSync(file, 'one');
  expect(await start()).toEqual(inputs);
  expect(await start()).toEqual(inputs);
  expect(createIndex).toHaveBeenCalledTimes(1);

  writeFileSync(file, 'two');
  expect(await start()).toEqual(inputs);
  expect(createIndex).toHaveBeenCalledTimes(2);
  rmSync(folder, { recursive: true });
});
