import { faces } from '../../tokens/faces';
import { keepPress } from '../hydration/earlyPress';

/**
 * What every page's body begins with. The faces are fetched before anything asks for them: here, because for a preload
 * in the head Chromium holds the first paint back, though the words have stand-ins (docs/performance.md).
 */
export const bodyTags = [
  <script key="press" dangerouslySetInnerHTML={{ __html: keepPress }} />,
  ...Object.values(faces).map(({ file }) => (
    <link key={file} rel="preload" as="font" href={`/fonts/${file}`} crossOrigin="" />
  )),
  <noscript key="noscript">
    Buttons here need JavaScript; everything else works without it.
  </noscript>,
];
