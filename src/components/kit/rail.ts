import { readProperty } from '../../theme/customProperties';
import { color } from '../../theme/variables';
import { space } from '../../tokens/space';

/** The middle of the rail, which the hook lies on. */
export const railLine = '0.9rem';

const drawing = (box: string, path: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${box}'%3E%3Cpath fill='none' stroke='%23000' stroke-width='4' stroke-linecap='round' stroke-linejoin='round' d='${path}'/%3E%3C/svg%3E")`;

/** The upper end of a hook, from its wire on: in front of the rail at the right, and down behind it. */
const overRail = (wire: number) =>
  `C${wire} 34 ${wire + 16} 32 ${wire + 16} 19A15 15 0 0 0 ${wire - 14} 19Q${wire - 14} 24 ${wire - 12} 27`;

/** A mask: the hook of a hanger, 60 wide and 74 high. */
export const hook = drawing('60 74', `M30 74V44${overRail(30)}`);

const railThickness = '0.3125rem';

/** The rail, as wide as its element and `--wx-rail` to both sides. */
export const rail = `
  content: '';
  position: absolute;
  inset-inline: calc(-1 * ${readProperty('rail', '0px')});
  inset-block-start: ${railLine};
  border-block-start: ${railThickness} solid ${color.text};
  translate: 0 -50%;
`;

/** A mask: an empty hanger, 360 wide and 120 high. */
const hanger = drawing(
  '360 120',
  `M180 58V44${overRail(180)}M180 58L276 106Q284 116 272 116H88Q76 116 84 106Z`,
);

const hangerHeight = '7.5rem';

/**
 * For the words that stand in place of a list: a rail, and on it as many empty hangers as there is
 * room for.
 */
export const bareRail = `
  position: relative;
  padding-block-start: calc(${hangerHeight} + ${space[8]});

  &::before {
    ${rail}
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0 0 auto;
    block-size: ${hangerHeight};
    background: ${color.text};
    mask: ${hanger} 50% 0 / 22.5rem 100% space no-repeat;
    forced-color-adjust: none;
  }
`;
