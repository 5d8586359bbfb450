import { faces } from '../tokens/type';
import { photoHost } from './photos';

/** The links every page's head holds: all faces before anything asks for them, icons, the manifest. */
export const headLinks = [
  ...Object.values(faces).map(({ file }) => (
    <link
      key={file}
      rel="preload"
      as="font"
      type="font/woff2"
      href={`/fonts/${file}`}
      crossOrigin="anonymous"
    />
  )),
  <link key="preconnect" rel="preconnect" href={photoHost} />,
  <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
  <link
    key="icon-png"
    rel="alternate icon"
    href="/favicon-32.png"
    type="image/png"
    sizes="32x32"
  />,
  <link key="touch" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
  <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
];
