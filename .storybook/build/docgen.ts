import type { Plugin } from 'vite';

/**
 * Removes docgen's notes from what is no component, because its name begins with a small letter.
 * Without this, the record `brands` of BrandIcon.tsx would have two entries more, and code that goes
 * through it would find them.
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
