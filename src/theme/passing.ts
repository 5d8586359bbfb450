import { css, keyframes } from '@emotion/react';
import { property } from './customProperties';
import { below } from './media';

/* A touch screen has no hover, so there the scroll moves what a pointer moves elsewhere, in
   browsers that support scroll-driven animations. Only `translate` and `rotate` are animated,
   because they need no repaint. */
const onTouch = '@media (hover: none) and (prefers-reduced-motion: no-preference)';
const scrollDriven = '@supports (animation-timeline: view())';

const swing = keyframes`
  entry 30% { rotate: -1.2deg; }
  cover 40% { rotate: 0.8deg; }
  cover 55% { rotate: 0deg; }
`;

/** What hangs swings while it is pushed along. */
export const swings = css`
  ${onTouch} {
    ${scrollDriven} {
      animation: ${swing} linear both;
      animation-timeline: view();
    }
  }
`;

const leaving = (name: string, way: string) => `
  @keyframes ${name} {
    entry 60% { translate: 0; }
    cover 45%, exit 100% { translate: ${way} 0; }
  }
`;

/**
 * For GlobalStyles, which is in no script. These rules come late (scripts/serve/trimStyles.ts), so
 * they are only for what is below the window when a page is loaded: dividers that stand one behind
 * another come up in turn in the middle of the window, as under a thumb, and the records of a board
 * leave their sleeves while their rows pass.
 */
export const passing = css`
  @keyframes riffle {
    cover 35%,
    cover 65% {
      translate: 0;
    }
    cover 50% {
      translate: 0 -0.75rem;
    }
  }
  ${leaving('out-right', '12%')}
  ${leaving('out-left', '-12%')}
  ${scrollDriven} {
    ${onTouch} {
      ${below.pair} {
        /* They are at rest before the page moves, so that no animation begins with the page. */
        html:not([data-unscrolled]) [data-passing] {
          animation: riffle linear;
          animation-timeline: view();
        }
      }
      [data-row] {
        ${property('disc-run')}: out-right linear both;

        &:dir(rtl) {
          ${property('disc-run')}: out-left linear both;
        }
      }
      /* Of the hidden elements in a row only the record is animated. */
      [data-row] [aria-hidden] {
        animation-timeline: view();
      }
    }
  }
`;
