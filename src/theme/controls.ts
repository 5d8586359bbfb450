import { height } from '../tokens/space';
import { color } from './variables';

/** The rim around the focus ring. What has a shadow of its own sets it again while it has the focus. */
export const focusRim = `box-shadow: 0 0 0 7px ${color.ground};`;

/**
 * The ring around what has the focus. It has a gap in the page's colour inside and a rim in it outside,
 * so that it reaches 3:1 on any picture (WCAG 1.4.11, 2.4.13).
 */
export const focusRing = `
  outline: 3px solid ${color.focus};
  outline-offset: 3px;
  ${focusRim}
`;

/** The size of a target in a bar: larger text grows it only as far as a bar of 320 px has room. */
export const targetInBar = `min(${height.target}, 13.75vw)`;
