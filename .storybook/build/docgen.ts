import type { Plugin } from 'vite';

/**
 * Keeps docgen from taking `brands`, a record in a file of a component, for a component: docgen would add its
 * notes to the record, and code that goes through the record would find two more entries. Only
 * names with a capital letter are components.
 */
export function docgenForComponentsOnly(): Plugin {
  return {
    name: 'waxline-docgen-for-components-only',
    transform: (code) =>
      code.includes('__docgenInfo')
        ? {
            code: code.replace(/^\s*[a-z]\w*\.(?:displayName|__docgenInfo) = .*;$/gm, ''),
            // The notes stand below all code that has a source, so no map is needed.
            map: null,
          }
        : undefined,
  };
}
