import { fontFamily } from './type';

/** A local face, adjusted to the measures of ours, that is shown at some weights until ours has loaded. */
export interface StandIn {
  readonly weights: string;
  readonly local: 'Arial' | 'Arial Bold';
  /** Its width is multiplied by this; tests/fonts.spec.ts measures it on the words of the site. */
  readonly sizeAdjust: number;
  /** The only characters it is for, as in `unicode-range`. */
  readonly range?: string;
}

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

/**
 * Ours are all of one width and wide, so a stand-in's have a width of their own: prices are set large.
 * A browser puts faces of one range together only where their weights are the same.
 */
const figures = 'U+24-25,U+30-39';

/** What the supplements hold: Latin-1 without the signs that pages use anyway, as in `unicode-range`. */
export const supplementRange = 'U+A1-A8,U+AA-B6,U+B8-D6,U+D8-FF';

/**
 * Cut by scripts/fonts/subset.ts: posters and headings are one family at two places of its axes. Weights
 * differ from Arial's in width by different amounts, so each has a stand-in of its own.
 */
export const faces = {
  poster: {
    family: fontFamily.poster,
    file: 'poster-a257795d.woff2',
    weights: '800',
    ascent: 0.93,
    descent: 0.27,
    standIns: [
      { weights: '800', local: 'Arial Bold', sizeAdjust: 0.673 },
      { weights: '800', local: 'Arial Bold', sizeAdjust: 0.764, range: figures },
    ],
  },
  head: {
    family: fontFamily.head,
    file: 'head-d5a6b6e7.woff2',
    supplement: 'headSupplement-298acf5c.woff2',
    weights: '700 800',
    ascent: 0.93,
    descent: 0.27,
    standIns: [
      { weights: '700', local: 'Arial Bold', sizeAdjust: 0.985 },
      { weights: '800', local: 'Arial Bold', sizeAdjust: 1.006 },
      { weights: '700', local: 'Arial Bold', sizeAdjust: 1.129, range: figures },
      { weights: '800', local: 'Arial Bold', sizeAdjust: 1.129, range: figures },
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
      { weights: '400', local: 'Arial', sizeAdjust: 1.018 },
      { weights: '500', local: 'Arial', sizeAdjust: 1.051 },
      { weights: '600 700', local: 'Arial Bold', sizeAdjust: 0.984 },
    ],
  },
} as const satisfies Record<string, Face>;
