import { hash } from 'node:crypto';

/** What we use of webpack's compiler. */
interface Compiler {
  hooks: { afterEmit: { tap: (name: string, act: (compilation: Compilation) => void) => void } };
}

interface Compilation {
  hash: string;
  assets: Record<string, unknown>;
}

/**
 * Makes the build's hash from the names of all its scripts. Each name comes from what the script
 * holds, so the same commit gives the same hash in every folder, where webpack's own does not.
 * Gatsby writes it into each page, and opens a page of another hash in a new document. Throws where
 * the app's script is missing.
 */
export const buildHash = {
  apply: ({ hooks }: Compiler) =>
    // Before `done`, in which Gatsby reads the hash.
    hooks.afterEmit.tap('buildHash', (compilation) => {
      const scripts = Object.keys(compilation.assets).filter((file) => file.endsWith('.js'));
      if (!scripts.some((file) => file.startsWith('app-')))
        throw new Error('Gatsby no longer writes app-HASH.js');
      compilation.hash = hash('sha256', scripts.sort().join()).slice(0, 8);
    }),
};
