import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Indexer, IndexInput } from 'storybook/internal/types';

/** What is known of a file: which stories it had, and the hash of its text then. */
interface Known {
  hash: string;
  inputs: IndexInput[];
}

/** Where it is kept from one start to the next: Storybook's own cache on the disk. */
interface Cache {
  get(name: string): Promise<Known | undefined>;
  set(name: string, known: Known): Promise<void>;
}

/**
 * Reads the stories of a file only when its text is another than the last time. Storybook parses
 * every file at each start, half a second of the wait that `npm run bench:catalogue` measures.
 */
export const remembered = (indexer: Indexer, cache: Cache): Indexer => ({
  ...indexer,
  createIndex: async (file, options) => {
    const digest = hash('sha256', await readFile(file));
    const known = await cache.get(file);
    if (known?.hash === digest) return known.inputs;
    const inputs = await indexer.createIndex(file, options);
    await cache.set(file, { hash: digest, inputs });
    return inputs;
  },
});
