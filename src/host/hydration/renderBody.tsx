import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { GatsbySSR } from 'gatsby';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { GlobalStyles } from '../../theme/GlobalStyles';
import { styleKey, styleOptions } from '../../theme/styleKey';

/** A part as HTML, and its styles. */
function render(part: ReactNode) {
  const cache = createCache(styleOptions);
  // Keeps the styles here.
  cache.compat = true;
  const html = renderToString(<CacheProvider value={cache}>{part}</CacheProvider>);
  return { html, styles: Object.values(cache.inserted).join('') };
}

/**
 * The page's HTML, and its styles in the head. Left alone, Emotion strews a `<style>` before every element, and the
 * browser moves them all when it starts (docs/decisions/0010). Those of the whole document are no part of the page:
 * they are written here alone, and no script has to carry them.
 */
export const renderBody: NonNullable<GatsbySSR['replaceRenderer']> = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const page = render(bodyComponent);
  replaceBodyHTMLString(page.html);
  setHeadComponents([
    <style
      key="styles"
      // Without the names of what is in it: createStyleCache reads them from the rules.
      data-emotion={styleKey}
      // Tells any other cache of Emotion's that it is taken.
      data-s=""
      dangerouslySetInnerHTML={{ __html: render(<GlobalStyles />).styles + page.styles }}
    />,
  ]);
};
