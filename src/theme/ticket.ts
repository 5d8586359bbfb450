import { radius } from '../tokens/radius';
import { color } from './variables';

/** How far the page's ground shows around a ticket. */
export const ticketRim = '3px';

const rimOfNotch = (edge: string, block: string) =>
  `radial-gradient(circle 9px at ${edge} ${block}, var(--wx-page) 96%, #0000)`;

/**
 * The shape of a ticket: round corners, and a notch above and below `edge`, where its stub is torn
 * off, counted from the outside of the rim. The rim has the page's ground, and sets the ticket off
 * from what it lies on.
 */
export const ticketShape = (edge: string) => `
  border: ${ticketRim} solid var(--wx-page);
  border-radius: calc(${radius.ticket} + ${ticketRim});
  background: ${rimOfNotch(edge, ticketRim)}, ${rimOfNotch(edge, `calc(100% - ${ticketRim})`)}, ${color.ticket};
  background-origin: border-box;
  background-clip: padding-box;
`;

/** Declares the ground of the page, which on a ticket is not the role `ground`. */
export const pageGround = `--wx-page: ${color.ground};`;
