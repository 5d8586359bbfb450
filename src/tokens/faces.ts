import table from './systemFonts.json';
import { fontFamily } from './type';

/** Which cut of a system's font stands in, at which of our weights, until our face has loaded. */
interface StandIn {
  readonly weights: string;
  /** `medium` is `regular` where the system's font has none. */
  readonly cut: 'regular' | 'medium' | 'bold';
}

/** A font that systems bring along. */
export interface SystemFont {
  readonly name: string;
  /** By which `local()` finds each cut: its own names, full or PostScript, and those of its metric twins. */
  readonly local: Partial<Record<StandIn['cut'], readonly string[]>>;
  /** Where an npm package has it, to be measured. */
  readonly files: Partial<Record<StandIn['cut'], string>>;
  /**
   * How much wider our face is on the words of the site, by face and weights: "text 400". Written by
   * "npm run fonts:measure"; tests/fonts.spec.ts measures it again.
   */
  readonly sizeAdjust: Record<string, number>;
}

/**
 * In the order in which a browser looks for them. A phone's Roboto may be one variable file, whose bold has no name
 * of its own: its regular name comes last among the bold ones, and the rule's weight picks its axis.
 */
export const systemFonts: readonly SystemFont[] = table;

/** A self-hosted face. */
export interface Face {
  readonly family: string;
  /** Under /fonts; the name changes with the file, so that it can be cached for ever. */
  readonly file: string;
  /** The file of the other letters, which a browser fetches for pages that have one. */
  readonly supplement?: string;
  readonly weights: string;
  /** Above and below the base line, in em; faces.test.ts compares them with the face's own. */
  readonly ascent: number;
  readonly descent: number;
  readonly standIns: readonly StandIn[];
}

/** What the supplements hold: Latin-1 without the signs that pages use anyway, as in `unicode-range`. */
export const supplementRange = 'U+A1-A8,U+AA-B6,U+B8-D6,U+D8-FF';

/**
 * Cut by scripts/fonts/subset.ts: posters and headings are one family at two places of its axes. Weights
 * differ in width from a system's by different amounts, so each has a stand-in of its own.
 */
export const faces = {
  poster: {
    family: fontFamily.poster,
    file: 'poster-a257795d.woff2',
    weights: '800',
    ascent: 0.93,
    descent: 0.27,
    standIns: [{ weights: '800', cut: 'bold' }],
  },
  head: {
    family: fontFamily.head,
    file: 'head-d5a6b6e7.woff2',
    supplement: 'headSupplement-298acf5c.woff2',
    weights: '700 800',
    ascent: 0.93,
    descent: 0.27,
    standIns: [
      { weights: '700', cut: 'bold' },
      { weights: '800', cut: 'bold' },
    ],
  },
  text: {
    family: fontFamily.text,
    file: 'text-a8c86698.woff2',
    supplement: 'textSupplement-2794383f.woff2',
    weights: '400 700',
    ascent: 0.97,
    descent: 0.25,
    standIns: [
      { weights: '400', cut: 'regular' },
      { weights: '500', cut: 'medium' },
      { weights: '600 700', cut: 'bold' },
    ],
  },
} as const satisfies Record<string, Face>;
