import { radius } from '../tokens/radius';
import { property, readProperty } from './customProperties';
import { onPaper } from './media';
import { color } from './variables';

/** How far the page's ground shows around a ticket. */
export const ticketRim = '3px';

const notch = (edge: string, block: string, half: string) =>
  `radial-gradient(circle 6px at ${edge} ${block}, #0000 94%, #000) 0 ${half} / 100% 51% no-repeat`;

const rimOfNotch = (edge: string, block: string) =>
  `radial-gradient(circle 9px at ${edge} ${block}, ${readProperty('page')} 96%, #0000)`;

/**
 * The shape of a ticket: round corners, and a notch above and below `edge`, where its stub is torn
 * off, counted from the outside of the rim. The rim has the page's ground, and sets the ticket off
 * from what it lies on.
 */
export const ticketShape = (edge: string) => `
  border: ${ticketRim} solid ${readProperty('page')};
  border-radius: calc(${radius.ticket} + ${ticketRim});
  background: ${rimOfNotch(edge, ticketRim)}, ${rimOfNotch(edge, `calc(100% - ${ticketRim})`)}, ${color.ticket};
  background-origin: border-box;
  background-clip: padding-box;
  mask: ${notch(edge, ticketRim, '0')}, ${notch(edge, `calc(100% - ${ticketRim})`, '100%')};

  /* What is masked may be left out on paper. */
  ${onPaper} {
    mask: none;
  }
`;

/** Declares the ground of the page, which on a ticket is not the role `ground`. */
export const pageGround = `${property('page')}: ${color.ground};`;
