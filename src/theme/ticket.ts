import { color as palette } from '../tokens/color';
import { radius } from '../tokens/radius';
import { color } from './variables';

/** How far the page's ground shows around a ticket. */
const RIM = '3px';

/** The page's ground. On a ticket the role `ground` is the ticket's own. */
const pageGround = `light-dark(${palette.ground.light}, ${palette.ground.dark})`;

const hole = (size: string, at: string, inside: string, outside: string) =>
  `radial-gradient(circle ${size} at ${at}, ${inside} 96%, ${outside})`;

const halves = (size: string, edge: string, off: string) =>
  ['0', '100%']
    .map((block, half) => {
      const at = `${edge} ${half ? `calc(100% - ${off})` : off}`;
      return `${hole(size, at, 'transparent', '#000')} 0 ${block} / 100% 51% no-repeat`;
    })
    .join();

/**
 * The shape of a ticket: round corners, and a notch above and below `edge`, where its stub is torn
 * off. A rim of the page's ground sets it off from what it lies on. Browsers without `light-dark()`
 * leave the rim out.
 */
export const ticketShape = (edge: string, size = 9) => `
  border: ${RIM} solid transparent;
  border-color: ${pageGround};
  border-radius: calc(${radius.ticket} + ${RIM});
  background: ${color.ticket} padding-box;
  background-image: ${['0', '100%']
    .map((block) => hole(`${size}px`, `${edge} ${block}`, pageGround, 'transparent'))
    .join()};
  mask: ${halves(`calc(${size}px - ${RIM})`, edge, RIM)};
`;
