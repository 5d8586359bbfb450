import { fluidSpace } from '../tokens/space';
import { fontSize, fontWeight, lineHeight, tracking } from '../tokens/type';
import { font } from './variables';

/* `anywhere`, unlike `break-word`, lets a flex or grid box shrink below the width of its longest
   word. */

/** Text in the poster cut. Its size is one of `poster`, or `edgeToEdge`. */
export const posterText = `
  font-family: ${font.poster};
  font-weight: ${fontWeight.heading};
  letter-spacing: ${tracking.poster};
  line-height: ${lineHeight.poster};
  word-spacing: 0;
  text-rendering: geometricPrecision;
  overflow-wrap: anywhere;
`;

/**
 * Large figures in the poster cut. The page's figures have one width (GlobalStyles), because columns
 * need it. In this cut those touch each other at large sizes, and leave a gap beside a point.
 */
export const posterFigures = `
  font-variant-numeric: normal;
  letter-spacing: 0;
`;

/** The poster cut in a smaller size: the title of a show, a headline, a count. */
export const voiceText = `
  ${posterText}
  font-size: ${fontSize.voice};
  line-height: ${lineHeight.voice};
`;

/**
 * Keeps a font size that is a share of the window as it is where Firefox enlarges text alone ("Zoom
 * text only"): the size would grow, the window does not, and a title would break within its words.
 * Firefox leaves that zoom out of `1rem` in a font size, but not in the registered property below, so
 * the first divided by the second undoes it. No other browser has that zoom, and WebKit, which takes
 * the angle's degrees for radians, would make every title 1.62 times as large.
 */
export const unzoomed = (size: string) => `calc(${size} * var(--wx-unzoom))`;

/** For the root: tells `unzoomed` how large the reader has made text. */
export const zoomedRem = {
  declaration: `@property --wx-rem { syntax: '<length>'; inherits: true; initial-value: 16px; }`,
  value: `
    --wx-unzoom: 1;

    @supports (-moz-appearance: none) {
      --wx-rem: 1rem;
      --wx-unzoom: tan(atan2(1rem, var(--wx-rem)));
    }
  `,
};

/**
 * The font size at which a line that is `length` em long (see `titleLength`) is as wide as the
 * nearest ancestor with `container-type: inline-size`. Unlike the window's width, that ancestor's
 * does not include a scrollbar.
 */
export const edgeToEdge = (length: number) => unzoomed(`100cqi / ${length}`);

/**
 * `edgeToEdge` for a title of several lines, in small windows. On a phone held sideways its lines
 * are only as long as the window is high, because otherwise the title would be higher than that.
 */
export const phoneTitle = (length: number) => unzoomed(`min(100cqi, 100vh) / ${length}`);

/**
 * Lets a title's line reach into the page's margin. Until our face has loaded, the line in the
 * stand-in may be a twentieth longer, and must not wrap where ours does not.
 */
const lateRoom = `max(-0.2em, -1 * ${fluidSpace.edge})`;

/**
 * Moves a line that starts with a stem or a round letter (M, G, O) to the left, so that its ink
 * starts at the edge, as that of a T does. At these sizes the blank before such a letter is up to
 * 6 px wide (tests/edge.ts).
 */
export const posterEdge = `margin-inline: -0.015em ${lateRoom};`;

/**
 * For a line that is `edgeToEdge`. Moves it by `room`, the blank before its first letter in em, so
 * that its ink ends at both edges.
 */
export const inkToInk = (room: number) => `margin-inline: -${room}em ${lateRoom};`;

/**
 * Limits a display size so that its longest word, `ems` em wide, fits on one line of a 320 px
 * window at 200 % text, where two margins of 1rem leave four fifths of it. A word broken in
 * two is harder to read than one a little smaller (WCAG 1.4.4, 1.4.12). In larger windows, and at
 * 100 % text, it changes nothing.
 */
export const fitting = (size: string, ems: number) => `min(${size}, ${unzoomed(`80vw / ${ems}`)})`;

/**
 * The font size of a line inside an element with `posterText`: that element's size, but smaller
 * where the reader has raised the spacing of letters and lines (WCAG 1.4.12). The line height `lh`
 * shows how much. For each em that the lines grow, the size shrinks by `share`, so that the longest
 * word still fits.
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

/** The heading of a section, aligned with the edge of what stands below it. */
export const headingText = `
  ${headText}
  margin-inline-start: -0.045em;
  font-size: ${fontSize.heading};
  line-height: ${lineHeight.solid};
  text-wrap: balance;
`;

/** The name of an item, an album or a thread, and a price beside it. */
export const nameText = `
  ${headText}
  font-size: ${fontSize.name};
  line-height: ${lineHeight.name};
  text-wrap: balance;
`;

/** The name of a small item, and its price. */
export const cardText = `
  ${headText}
  font-size: ${fontSize.lede};
  font-weight: ${fontWeight.name};
  letter-spacing: ${tracking.name};
  line-height: ${lineHeight.short};
`;

/**
 * Text in the margin: "A1", a catalogue number, the head of a column. It is decoration, so hide it
 * from screen readers.
 */
export const marginalText = `
  font-family: ${font.head};
  font-size: ${fontSize.marginal};
  font-weight: ${fontWeight.name};
  letter-spacing: ${tracking.marginal};
  line-height: ${lineHeight.solid};
`;

/** The paragraph that introduces a page. */
export const ledeText = `
  font-size: ${fontSize.lede};
  line-height: ${lineHeight.lede};
  text-wrap: balance;
`;

/**
 * For words that belong to a text and are not seen, such as the "up" before "+5.2%", or a comma
 * where a gap keeps two texts apart for the eye. They take no room, and screen readers say them
 * together with the text. With `hiddenText` they would say them by themselves.
 */
export const unseenText = `
  font-size: 0;
  letter-spacing: 0;
  word-spacing: 0;
`;

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
