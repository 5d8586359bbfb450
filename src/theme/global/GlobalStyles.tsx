import { css, Global } from '@emotion/react';
import { fluidSpace, height, space } from '../../tokens/space';
import { fontSize, lineHeight } from '../../tokens/type';
import { property } from '../customProperties';
import { customProperties } from '../customPropertyTable';
import { colorDeclarations, moreContrastDeclarations } from './colorDeclarations';
import { focusRim } from '../controls';
import { fontDeclarations, fontFaces } from './fontFaces';
import { contrast, forcedColors, onPaper, still, uprightPhone } from '../media';
import { passing } from '../passing';
import { pageGround } from '../ticket';
import { zoomedRem } from '../text';
import { color, font, variable } from '../variables';
import { translatedPages } from './translatedPages';

const declare = (name: 'register-x' | 'register-y' | 'print-line') => {
  const { syntax, default: initial } = customProperties[name];
  return `@property ${property(name)}{syntax:'${syntax}';inherits:true;initial-value:${initial}}`;
};

const motionless = `
  *,
  ::before,
  ::after {
    animation: none !important;
    transition: none !important;
  }
`;

const styles = css`
  ${fontFaces}
  /* The browser can animate these variables because they are registered as lengths. Where
     @property is unknown, a print's key plate jumps instead of gliding. */
  ${declare('register-x')}
  ${declare('register-y')}
  ${declare('print-line')}
  ${zoomedRem.declaration}
  :root {
    ${zoomedRem.value}
    color-scheme: light dark;
    ${colorDeclarations}
    ${pageGround}
    ${fontDeclarations}
    scroll-padding-block: calc(${height.header} + 1rem) 5rem;
    -webkit-text-size-adjust: 100%;
  }
  ${contrast} {
    :root {
      ${moreContrastDeclarations}
    }
  }
  *,
  ::before,
  ::after {
    box-sizing: border-box;
  }
  body,
  h1,
  h2,
  h3,
  p,
  ul,
  ol,
  dl,
  dd,
  figure {
    margin: 0;
  }
  ul,
  ol {
    padding: 0;
    /* An empty string instead of "none", because with "none" Safari does not announce a list. */
    list-style-type: '';
  }
  ${translatedPages}
  /* A press is answered at once, though its page may take a while. */
  a:active {
    opacity: 0.6;
  }
  body {
    background: ${color.ground};
    color: ${color.text};
    /* Not \`font\`: in a page that is saved, Chromium would write it as an empty declaration. */
    font-family: ${font.text};
    font-size: ${fontSize.text};
    line-height: ${lineHeight.text};
    font-variant-numeric: tabular-nums;
    word-spacing: 0.05em;
    -webkit-font-smoothing: antialiased;
    -webkit-tap-highlight-color: transparent;
    overflow-wrap: break-word;
  }
  /* A page that ends on a coloured band, and is lower than the window: the footer, which the band
     reaches, takes the rest (FooterRunOut). */
  @media screen {
    div:has(> main [data-ends-page]) {
      display: flex;
      flex-direction: column;
      min-block-size: 100svh;
    }
  }
  img,
  svg {
    display: block;
  }
  button,
  input {
    font: inherit;
    letter-spacing: inherit;
    word-spacing: inherit;
    color: inherit;
  }
  a {
    color: inherit;
  }
  /* The host's sentence for people without script, above the header. */
  body > noscript {
    display: block;
    padding: ${space[2]} ${fluidSpace.edge};
    border-block-end: 1px solid ${color.line};
  }
  ::selection {
    background: ${color.accent};
    color: ${color.onAccent};
  }
  /* The ring has a gap in the page's colour inside and a rim in it outside, so that it reaches
     3:1 on any picture (WCAG 1.4.11, 2.4.13). */
  :focus-visible {
    outline: 3px solid ${color.focus};
    outline-offset: 3px;
    ${focusRim}
  }
  /* A script focuses "main" after a page change. A ring around the whole page would tell
     nothing. */
  main:focus-visible {
    outline: none;
    box-shadow: none;
  }
  ${forcedColors} {
    /* Buttons in an item's own inks keep their ring too, which is in its key. */
    :focus-visible:not([data-variant^='key']) {
      outline-color: Highlight;
    }
    /* Without its rim a ring on a picture would not be seen, so it lies on the button itself. */
    [data-variant='cover']:focus-visible {
      outline-offset: -6px;
    }
  }
  /* On the first page of a visit the browser lays out only what is near the window, until the
     visitor scrolls (src/host/hydration/firstPage.ts). People can find, focus and read the rest. */
  @supports (overflow-clip-margin: 1px) {
    [data-first-page] :where(section ~ section, section ~ section li, footer) {
      content-visibility: auto;
      contain-intrinsic-block-size: auto 25rem;
      overflow-clip-margin: 100vw;
    }
    /* Chromium counts the margin as near: with so much of it, footers of short pages would be laid
       out at once. */
    [data-first-page] footer {
      overflow-clip-margin: 1rem;
    }
  }
  /* On a phone that is held upright, photos that can wait take nothing from fonts and scripts: they
     are asked for when the page is at rest, or moves (src/host/hydration/firstPage.ts). */
  ${uprightPhone} {
    [data-unscrolled='loading'] [loading='lazy'] {
      display: none;
    }
  }
  ${still} {
    ${motionless}
  }
  ${passing}
  ${onPaper} {
    /* Whoever prints at once would get a price line that is half drawn. */
    ${motionless}

    /* Browsers do not print backgrounds, so a ticket would have light words on white: on paper
       it is not inverted. */
    :root {
      color-scheme: light;
      ${variable('ticket')}: ${color.ground};
      ${variable('onTicket')}: ${color.text};
      ${variable('upOnTicket')}: ${color.up};
      ${variable('downOnTicket')}: ${color.down};
    }
    body {
      background: none;
      /* The room that useFocusInSight adds. */
      padding: 0 !important;
    }
    /* Nothing can be pressed on paper, so buttons are left out. */
    button,
    a[data-variant],
    body > noscript {
      display: none !important;
    }
    article,
    li {
      break-inside: avoid;
    }
    /* Not after the title: with all that hangs together below it, it would need a sheet of its own. */
    h2,
    h3 {
      break-after: avoid;
    }
    /* The head of a section. */
    section > :has(> h2) {
      break-inside: avoid;
      break-after: avoid;
    }
  }
`;

/**
 * The styles of the whole document: fonts, colour variables, reset, focus ring, reduced motion,
 * print. Render it once.
 */
export function GlobalStyles() {
  return <Global styles={styles} />;
}
