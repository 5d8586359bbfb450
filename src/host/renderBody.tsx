import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { GatsbySSR } from 'gatsby';
import { renderToString } from 'react-dom/server';
import { styleKey, styleOptions } from '../theme/styleKey';

/** The page's HTML, and its styles in the head. Left alone, Emotion strews a `<style>` before every element, and the browser moves them all when it starts (docs/decisions/0010). */
export const renderBody: NonNullable<GatsbySSR['replaceRenderer']> = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const cache = createCache(styleOptions);
  // Keeps the styles here.
  cache.compat = true;
  replaceBodyHTMLString(
    renderToString(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>),
  );

  const names = Object.keys(cache.inserted);
  // Keyframes have no class name either, and are no global style.
  const isGlobal = (name: string) =>
    !name.startsWith('animation-') && !(`${styleKey}-${name}` in cache.registered);
  const tag = (key: string, own: string[]) => (
    <style
      key={key}
      data-emotion={key}
      // Tells any other cache of Emotion's that it is taken.
      data-s=""
      dangerouslySetInnerHTML={{ __html: own.map((name) => cache.inserted[name]).join('') }}
    />
  );
  const globals = names.filter(isGlobal);
  setHeadComponents([
    tag([`${styleKey}-global`, ...globals].join(' '), globals),
    tag(
      // Not the names of what is in it: createStyleCache reads them from the rules.
      styleKey,
      names.filter((name) => !isGlobal(name)),
    ),
  ]);
};
