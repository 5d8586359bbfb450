import { fontSize, fontWeight, lineHeight, tracking } from '../tokens/type';
import { font } from './variables';

/* `anywhere`, unlike `break-word`, lets a flex or grid box shrink below its longest word. */

/** Display type at a page's greatest size. */
export const displayText = `
  font-family: ${font.display};
  font-weight: ${fontWeight.display};
  letter-spacing: ${tracking.display};
  line-height: ${lineHeight.display};
  text-wrap: balance;
  overflow-wrap: anywhere;
`;

/**
 * Limits a display size so that its longest word, `ems` em wide, fits on one line of a 320 px window
 * at 200 % text, where two gutters of 2rem leave four fifths of the window. A word broken in two is
 * harder to read than one a little smaller (WCAG 1.4.4, 1.4.12). At 100 % text it changes nothing.
 */
export const fitting = (size: string, ems: number) => `min(${size}, 80vw / ${ems})`;

/** The heading of a section. */
export const headingText = `
  font-family: ${font.display};
  font-size: ${fontSize.heading};
  font-weight: ${fontWeight.display};
  letter-spacing: ${tracking.heading};
  line-height: ${lineHeight.heading};
  text-wrap: balance;
  overflow-wrap: anywhere;
`;

/** The heading of a card, and a price. */
export const cardText = `
  font-family: ${font.display};
  font-size: ${fontSize.card};
  font-weight: ${fontWeight.card};
  letter-spacing: ${tracking.card};
  line-height: ${lineHeight.card};
  overflow-wrap: anywhere;
`;

/** The paragraph that introduces a page. */
export const ledeText = `
  font-size: ${fontSize.lede};
  line-height: ${lineHeight.text};
  text-wrap: balance;
`;

/** Figures of one width, so that columns line up. */
export const tabular = 'font-variant-numeric: tabular-nums lining-nums;';

/** Hides words from everyone but screen readers. */
export const hiddenText = `
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
