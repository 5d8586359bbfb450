import { height } from '../tokens/space';
import { color } from './variables';

/**
 * The rim around the focus ring (GlobalStyles). What has a shadow of its own sets it again while it
 * has the focus.
 */
export const focusRim = `box-shadow: 0 0 0 7px ${color.ground};`;

/** For what has no room outside for the focus ring: it lies so far inside its edge, and has no rim. */
export const ringInside = (inset: string) => `
  &:focus-visible {
    outline-offset: -${inset};
    box-shadow: none;
  }
`;

/** The size of a target in a bar: larger text grows it only as far as a bar of 320 px has room. */
export const targetInBar = `min(${height.target}, 13.75vw)`;
