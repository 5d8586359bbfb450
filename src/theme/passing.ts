import { css, keyframes } from '@emotion/react';
import { property } from './customProperties';
import { below } from './media';

/*
 * On a touch screen nothing hovers: there, what hovers on a desk answers the scroll, in browsers where a scroll can
 * drive an animation. Only `translate` and `rotate`, because those need no new paint while the page scrolls.
 */
const onTouch = '@media (hover: none) and (prefers-reduced-motion: no-preference)';

/**
 * When it stands around `onTouch` and not within it, the rule comes late (scripts/serve/finishPages.ts): for what is
 * below the window when a page is loaded.
 */
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

const riffle = keyframes`
  cover 35%, cover 65% { translate: 0; }
  cover 50% { translate: 0 -0.75rem; }
`;

/** Dividers that stand one behind another come up in turn in the middle of the window, as under a thumb. */
export const riffles = css`
  ${scrollDriven} {
    ${onTouch} {
      ${below.pair} {
        animation: ${riffle} linear;
        animation-timeline: view();
      }
    }
  }
`;

const leave = keyframes`
  entry 60% { translate: 0; }
  cover 45%, exit 100% { translate: 12% 0; }
`;
const leaveLeft = keyframes`
  entry 60% { translate: 0; }
  cover 45%, exit 100% { translate: -12% 0; }
`;

/** For a card in a list: its record comes out of the sleeve while it passes. */
export const recordLeaves = css`
  ${scrollDriven} {
    ${onTouch} {
      ${property('disc-run')}: ${leave} linear both;
      --wx-disc-timeline: view();

      &:dir(rtl) {
        ${property('disc-run')}: ${leaveLeft} linear both;
      }
    }
  }
`;

/** For the record of such a card. */
export const recordFollows = css`
  ${scrollDriven} {
    ${onTouch} {
      animation-timeline: var(--wx-disc-timeline, auto);
    }
  }
`;
