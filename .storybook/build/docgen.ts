import type { Plugin } from 'vite';

/**
 * Docgen takes `icons`, a record of components, for a component, and hangs its notes on it: whoever
 * walks the record then finds two entries too many. Only names with a capital are components.
 */
export function docgenForComponentsOnly(): Plugin {
  return {
    name: 'waxline-docgen-for-components-only',
    transform: (code) =>
      code.includes('__docgenInfo')
        ? {
            code: code.replace(/^\s*[a-z]\w*\.(?:displayName|__docgenInfo) = .*;$/gm, ''),
            // The notes stand below all that has a source.
            map: null,
          }
        : undefined,
  };
}
