import { fluidSpace } from '../tokens/space';
import { fontSize, fontWeight, lineHeight, tracking } from '../tokens/type';
import { font } from './variables';

/* `anywhere`, unlike `break-word`, lets a flex or grid box shrink below its longest word. */

/** The poster cut, at a size of `poster`, or of `edgeToEdge`. */
export const posterText = `
  font-family: ${font.poster};
  font-weight: ${fontWeight.heading};
  letter-spacing: ${tracking.poster};
  line-height: ${lineHeight.poster};
  word-spacing: 0;
  text-rendering: geometricPrecision;
  overflow-wrap: anywhere;
`;

/** The poster's second voice: the title of a show, a headline, a count. */
export const voiceText = `
  ${posterText}
  font-size: ${fontSize.voice};
  line-height: ${lineHeight.voice};
`;

/**
 * The size at which a line `length` em long (see `titleLength`) is as wide as the nearest ancestor with
 * `container-type: inline-size`. That box, unlike the window, leaves out a scrollbar.
 */
export const edgeToEdge = (length: number) => `calc(100cqi / ${length})`;

/**
 * Room after a title's line, in the page's own margin: while our face is late, a stand-in's line may be a twentieth
 * longer, and must not wrap where ours does not.
 */
const lateRoom = `max(-0.2em, -1 * ${fluidSpace.edge})`;

/**
 * Moves a line of the poster cut that starts with a stem or a round letter (M, G, O) onto the edge that a T
 * already meets: the room a letter brings along is as wide as a finger at these sizes (tests/edge.ts).
 */
export const posterEdge = `margin-inline: -0.015em ${lateRoom};`;

/**
 * For a line that is `edgeToEdge`: moves it by the `room` before its first letter, so that its ink and not its
 * letters' room ends at both edges.
 */
export const inkToInk = (room: number) => `margin-inline: -${room}em ${lateRoom};`;

/**
 * Limits a display size so that its longest word, `ems` em wide, fits on one line of a 320 px window
 * at 200 % text, where two gutters of 2rem leave four fifths of the window. A word broken in two is
 * harder to read than one a little smaller (WCAG 1.4.4, 1.4.12). At 100 % text it changes nothing.
 */
export const fitting = (size: string, ems: number) => `min(${size}, 80vw / ${ems})`;

/**
 * The size of a line within an element that is `posterText`: the element's own, but less where the reader has
 * set letters and lines apart, which `lh` tells. `share` is what it yields for each em that the lines grow, so
 * that the longest word still fits (WCAG 1.4.12).
 */
export const yielding = (share: number) =>
  `min(1em, 1em + (${lineHeight.poster}em - 1lh) * ${share})`;

const headText = `
  font-family: ${font.head};
  font-weight: ${fontWeight.heading};
  letter-spacing: ${tracking.heading};
  word-spacing: 0.02em;
  overflow-wrap: anywhere;
`;

/** The heading of a section, on the edge of what stands below it. */
export const headingText = `
  ${headText}
  margin-inline-start: -0.045em;
  font-size: ${fontSize.heading};
  line-height: ${lineHeight.heading};
  text-wrap: balance;
`;

/** The name of goods, an album, a thread; a price beside them. */
export const nameText = `
  ${headText}
  font-size: ${fontSize.name};
  line-height: ${lineHeight.name};
  text-wrap: balance;
`;

/** The name of small goods, and a price. */
export const cardText = `
  ${headText}
  font-size: ${fontSize.lede};
  font-weight: ${fontWeight.name};
  letter-spacing: ${tracking.name};
  line-height: 1.15;
`;

/** What stands in the margin: "A1", a catalogue number, the head of a column. For the eye: hide it from screen readers. */
export const marginalText = `
  font-family: ${font.head};
  font-size: ${fontSize.marginal};
  font-weight: ${fontWeight.name};
  letter-spacing: ${tracking.marginal};
  line-height: 1;
`;

/** The paragraph that introduces a page. */
export const ledeText = `
  font-size: ${fontSize.lede};
  line-height: ${lineHeight.lede};
  text-wrap: balance;
`;

/** Figures of one width, so that columns line up. The whole document has them; a field of its own needs them said again. */
export const tabular = 'font-variant-numeric: tabular-nums;';

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
