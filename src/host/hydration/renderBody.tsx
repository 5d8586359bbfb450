import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { GatsbySSR } from 'gatsby';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { GlobalStyles } from '../../theme/global/GlobalStyles';
import { styleKey, styleOptions } from '../../theme/emotion/styleKey';
import { classesOf } from './classesOf';

/** Renders a part to HTML, and collects its styles. */
function render(part: ReactNode) {
  const cache = createCache(styleOptions);
  // With `compat`, Emotion collects the styles in the cache instead of writing them into the HTML.
  cache.compat = true;
  const html = renderToString(<CacheProvider value={cache}>{part}</CacheProvider>);
  return { html, cache, styles: Object.values(cache.inserted).join('') };
}

/**
 * The names of styles that no element of the page has, because Emotion has copied them into those
 * of the part that they were given to: `styled(Price)` into Price's own.
 */
function copiedStyles({ html, cache }: ReturnType<typeof render>) {
  const used = classesOf(html);
  const all = Object.entries(cache.registered);
  const shown = all.filter(([name]) => used.has(name));
  return all
    .filter(([name, own]) => !used.has(name) && shown.some(([, all]) => all?.includes(`${own};`)))
    .map(([name]) => name.slice(styleKey.length + 1));
}

/**
 * Writes the page's HTML, and all its styles into one tag in the head. By itself Emotion would
 * write a `<style>` before every element, and the browser would move all of them when it starts
 * (docs/decisions/0010). The global styles are rendered here and not as part of the page, so no
 * script has to carry them.
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
      // The names of the rules are left out here: createStyleCache reads them from the rules.
      // trimStyles.ts moves these into the late sheet.
      data-emotion={[styleKey, ...copiedStyles(page)].join(' ')}
      // Tells every other Emotion cache that this tag is taken.
      data-s=""
      dangerouslySetInnerHTML={{ __html: render(<GlobalStyles />).styles + page.styles }}
    />,
  ]);
};
