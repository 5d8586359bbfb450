import { faces } from '../../tokens/faces';
import { keepPress } from '../hydration/earlyPress';
import { markFirstPage } from '../hydration/firstPage';
import { letFacesIn, runScripts, STALLED } from '../hydration/whenShown';
import { inline } from './inline';

const start = [
  inline(keepPress),
  inline(markFirstPage, STALLED),
  inline(letFacesIn, STALLED, Object.keys(faces).length),
  inline(runScripts, STALLED),
].join(';');

/**
 * The tags at the start of every page's body. The fonts are preloaded here rather than in the head,
 * because for a preload in the head Chromium holds back the first paint, and the page can already
 * show its words in the stand-in fonts (docs/speed-trials.md).
 */
export const bodyTags = [
  <script key="start" dangerouslySetInnerHTML={{ __html: start }} />,
  ...Object.values(faces).map(({ file }) => (
    <link key={file} rel="preload" as="font" href={`/fonts/${file}`} crossOrigin="" />
  )),
  <noscript key="noscript">
    Buttons here need JavaScript; everything else works without it.
  </noscript>,
];
