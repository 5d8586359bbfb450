import { fontFaces } from '../src/theme/fontFaces';
import { faces } from '../src/tokens/type';

/** The faces' addresses relative to the catalogue, so that it also works in a sub-folder of a host. */
const relative = (css: string) => css.replaceAll('url(/fonts/', 'url(./fonts/');

const preload = Object.values(faces)
  .map(
    ({ file }) =>
      `<link rel="preload" href="./fonts/${file}" as="font" type="font/woff2" crossorigin />`,
  )
  .join('\n');

/** For stories and docs: the faces' rules come from GlobalStyles. */
export const previewHead = preload;

/** For the catalogue's own frame, which has no GlobalStyles. */
export const managerHead = `${preload}
<meta name="color-scheme" content="light dark" />
<style>${relative(fontFaces)}</style>`;
