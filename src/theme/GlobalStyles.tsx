import { css, Global } from '@emotion/react';
import { fluidSpace, height, space } from '../tokens/space';
import { fontSize, fontWeight, lineHeight } from '../tokens/type';
import { customProperties, property } from './customProperties';
import { colorDeclarations, moreContrastDeclarations } from './colorDeclarations';
import { fontDeclarations, fontFaces } from './fontFaces';
import { contrast, forcedColors, print, still } from './media';
import { color, font, variable } from './variables';

const declare = (name: 'register-x' | 'register-y' | 'print-line') => {
  const { syntax, default: initial } = customProperties[name];
  return `@property ${property(name)}{syntax:'${syntax}';inherits:true;initial-value:${initial}}`;
};

const styles = css`
  ${fontFaces}
  /* Lengths, so that a print's key plate glides; where this is unknown it jumps. */
  ${declare('register-x')}
  ${declare('register-y')}
  ${declare('print-line')}
  :root {
    color-scheme: light dark;
    ${colorDeclarations}
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
    /* Empty, not none: with none Safari does not announce a list. */
    list-style-type: '';
  }
  body {
    background: ${color.ground};
    color: ${color.text};
    font: ${fontWeight.text} ${fontSize.text} / ${lineHeight.text} ${font.text};
    font-variant-numeric: tabular-nums;
    word-spacing: 0.05em;
    -webkit-font-smoothing: antialiased;
    -webkit-tap-highlight-color: transparent;
    overflow-wrap: break-word;
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
  /* The host's one sentence to who has no script, above the header. */
  noscript {
    display: block;
    padding: ${space[2]} ${fluidSpace.edge};
    border-block-end: 1px solid ${color.line};
  }
  ::selection {
    background: ${color.accent};
    color: ${color.onAccent};
  }
  /* A ring with a gap of ground inside and a rim of ground outside: 3:1 on any picture (WCAG 1.4.11, 2.4.13). */
  :focus-visible {
    outline: 3px solid ${color.focus};
    outline-offset: 3px;
    box-shadow: 0 0 0 7px ${color.ground};
  }
  /* Focused by script after a page change; a ring around the whole page would tell nothing. */
  main:focus-visible {
    outline: none;
    box-shadow: none;
  }
  ${forcedColors} {
    :focus-visible {
      outline-color: Highlight;
    }
  }
  ${still} {
    *,
    ::before,
    ::after {
      animation: none !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }
  ${print} {
    /* Grounds are not printed, so that a ticket would be light words on white: there it is no inversion. */
    :root {
      color-scheme: light;
      ${variable('ticket')}: ${color.ground};
      ${variable('onTicket')}: ${color.text};
      ${variable('upOnTicket')}: ${color.up};
      ${variable('downOnTicket')}: ${color.down};
    }
    body {
      background: none;
    }
    /* Nothing can be pressed on paper. */
    button,
    a[data-variant],
    noscript {
      display: none !important;
    }
    article,
    li,
    figure {
      break-inside: avoid;
    }
    h1,
    h2,
    h3 {
      break-after: avoid;
    }
  }
`;

/** The styles of the whole document: fonts, colour variables, reset, focus, reduced motion, print. Render it once. */
export function GlobalStyles() {
  return <Global styles={styles} />;
}
