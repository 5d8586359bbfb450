import { fontFaces } from '../../src/theme/global/fontFaces';
import { color } from '../../src/tokens/color';
import { faces } from '../../src/tokens/faces';
import { fontFamily } from '../../src/tokens/type';
import { windows } from '../world/viewports';

/**
 * Makes the faces' addresses relative, so that the catalogue also works in a sub-folder of a host.
 */
const relative = (css: string) => css.replaceAll('url(/fonts/', 'url(./fonts/');

const preload = Object.values(faces)
  .map(
    ({ file }) =>
      `<link rel="preload" href="./fonts/${file}" as="font" type="font/woff2" crossorigin />`,
  )
  .join('\n');

/** Sets the background from the first moment, so that nothing flashes. */
const ground = `<meta name="color-scheme" content="light dark" />
<style>html{background:light-dark(${color.ground.light},${color.ground.dark})}</style>`;

/**
 * Turns Storybook's highlighting off when a program looks at the catalogue (frozenWorld.ts), since
 * no program uses it. After every change Storybook would read the styles of every element of the
 * page for it, which takes an eighth of the time of all stories.
 */
const noHighlight = `<script>if (navigator.webdriver) FEATURES.highlight = false;</script>`;

/** The head of stories and docs pages. The rest of the styles comes from GlobalStyles. */
export const previewHead = `${preload}
${ground}
${noHighlight}
<link rel="icon" href="./favicon.svg" />`;

/** Storybook's frame has colours and capitals of its own, which its theme does not reach. */
const frame = `.sidebar-item:not([data-selected=true]) svg[type]{color:light-dark(${color.muted.light},${color.muted.dark})}
.sidebar-subheading button:first-child{font:700 15px/1.2 '${fontFamily.head}';letter-spacing:0;text-transform:none;color:light-dark(${color.text.light},${color.text.dark})}
div[aria-label='Story status: Runs']{background:light-dark(${color.text.light},${color.text.dark});color:light-dark(${color.ground.light},${color.ground.dark})}`;

/** Windows that are wider than the room beside the sidebar are shown smaller, and not scrolled. */
const fittingWindows = `#storybook-preview-wrapper{container-type:size}
${Object.values(windows)
  .filter(({ width }) => width >= windows.laptop.width)
  .map(
    ({ width }) =>
      `#storybook-preview-wrapper [style*='width: calc(${width}px)']{zoom:min(1,tan(atan2(100cqi - 5rem,${width}px)))}`,
  )
  .join('\n')}`;

/** The head of the catalogue's own frame, which has no GlobalStyles. Search engines are to find the shop. */
export const managerHead = `<meta name="robots" content="noindex" />
${preload}
${ground}
<style>${relative(fontFaces)}
${frame}
${fittingWindows}</style>`;
