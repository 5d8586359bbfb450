import { transformAsync } from '@babel/core';
import type { Plugin, UserConfig } from 'vite';

const here = new URL('..', import.meta.url).pathname;

/** Gives the catalogue the Emotion of the site: the compiler plugin that Gatsby runs, and its prop filter. */
export function emotionOfTheSite(): Plugin {
  return {
    name: 'waxline-emotion-of-the-site',
    enforce: 'pre',
    config: (): UserConfig => ({
      resolve: { alias: { '@emotion/is-prop-valid': `${here}src/theme/anyPropIsValid.ts` } },
    }),
    async transform(code, id) {
      const [file = ''] = id.split('?');
      if (!file.startsWith(here) || file.includes('/node_modules/') || !/\.tsx?$/.test(file))
        return;
      if (!code.includes('@emotion/')) return;
      const result = await transformAsync(code, {
        filename: file,
        babelrc: false,
        configFile: false,
        sourceMaps: true,
        plugins: ['@emotion/babel-plugin'],
        // Types and JSX are Vite's to remove.
        parserOpts: { plugins: ['typescript', 'jsx'] },
      });
      return result?.code ? { code: result.code, map: result.map } : undefined;
    },
  };
}
