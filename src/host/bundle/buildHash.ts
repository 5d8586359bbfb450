/** What we use of webpack's compiler. */
interface Compiler {
  hooks: { afterEmit: { tap: (name: string, act: (compilation: Compilation) => void) => void } };
}

interface Compilation {
  hash: string;
  assets: Record<string, unknown>;
}

/**
 * Makes the build's hash that of its runtime's name. The runtime lists all scripts by what they
 * hold, so the same commit gives the same hash in every folder, where webpack's own does not.
 * Gatsby writes it into each page, and opens a page of another hash in a new document. Throws
 * where there is no runtime.
 */
export const buildHash = {
  apply: ({ hooks }: Compiler) =>
    // Before `done`, in which Gatsby reads the hash.
    hooks.afterEmit.tap('buildHash', (compilation) => {
      const runtimes = Object.keys(compilation.assets).flatMap(
        (file) => /^webpack-runtime-(\w+)\.js$/.exec(file)?.[1] ?? [],
      );
      if (runtimes.length !== 1)
        throw new Error(`Gatsby writes ${runtimes.length} files webpack-runtime-HASH.js, not 1`);
      compilation.hash = runtimes.join();
    }),
};
