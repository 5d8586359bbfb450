import { readProperty } from '../../theme/customProperties';
import { color } from '../../theme/variables';

/** The middle of the rail, which the hook lies on. */
export const railLine = '0.9rem';

/** A mask: the hook of a hanger, 60 wide and 74 high. */
export const hook = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 60 74'%3E%3Cpath fill='none' stroke='%23000' stroke-width='4' stroke-linecap='round' d='M30 74V44C30 34 46 32 46 19A15 15 0 0 0 16 17'/%3E%3C/svg%3E")`;

/** The rail, as wide as its element and `--wx-rail` to both sides. */
export const rail = `
  content: '';
  position: absolute;
  inset-inline: calc(-1 * ${readProperty('rail', '0px')});
  inset-block-start: ${railLine};
  border-block-start: 0.3125rem solid ${color.text};
  translate: 0 -50%;
`;

/** A mask: an empty hanger, 360 wide and 120 high. */
const hanger = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 360 120'%3E%3Cpath fill='none' stroke='%23000' stroke-width='4' stroke-linecap='round' stroke-linejoin='round' d='M180 58V44C180 34 196 32 196 19A15 15 0 0 0 166 17M180 58L276 106Q284 116 272 116H88Q76 116 84 106Z'/%3E%3C/svg%3E")`;

/** For the words that stand in place of a list: a rail, and on it as many empty hangers as there is room for. */
export const bareRail = `
  position: relative;
  padding-block-start: 9.5rem;

  &::before {
    ${rail}
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0 0 auto;
    block-size: 7.5rem;
    background: ${color.text};
    mask: ${hanger} 50% 0 / 22.5rem 100% space no-repeat;
    forced-color-adjust: none;
  }
`;
