import { fontFaces } from '../../src/theme/fontFaces';
import { color } from '../../src/tokens/color';
import { faces } from '../../src/tokens/faces';

/** The faces' addresses relative to the catalogue, so that it also works in a sub-folder of a host. */
const relative = (css: string) => css.replaceAll('url(/fonts/', 'url(./fonts/');

const preload = Object.values(faces)
  .map(
    ({ file }) =>
      `<link rel="preload" href="./fonts/${file}" as="font" type="font/woff2" crossorigin />`,
  )
  .join('\n');

/** The ground from the first moment, so that nothing flashes. */
const ground = `<meta name="color-scheme" content="light dark" />
<style>html{background:light-dark(${color.ground.light},${color.ground.dark})}</style>`;

/**
 * Where a program looks (frozenWorld.ts), nobody asks Storybook to highlight anything. For that it reads the
 * styles of every element of the page after every change in it: an eighth of the time of all stories.
 */
const noHighlight = `<script>if (navigator.webdriver) FEATURES.highlight = false;</script>`;

/** For stories and docs: the rest comes from GlobalStyles. */
export const previewHead = `${preload}
${ground}
${noHighlight}
<link rel="icon" href="./favicon.svg" />`;

/** For the catalogue's own frame, which has no GlobalStyles. */
export const managerHead = `${preload}
${ground}
<style>${relative(fontFaces)}</style>`;
