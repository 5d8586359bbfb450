import table from './systemFonts.json';
import { fontFamily } from './type';

/** Which cut of a system's font stands in for which of our weights, until our face has loaded. */
interface StandIn {
  readonly weights: string;
  /** Where the system's font has no `medium`, its `regular` is used. */
  readonly cut: 'regular' | 'medium' | 'bold';
}

/** A font that comes with an operating system. */
export interface SystemFont {
  readonly name: string;
  /**
   * The names by which `local()` finds each cut: its full and PostScript names, and those of fonts
   * with the same metrics.
   */
  readonly local: Partial<Record<StandIn['cut'], readonly string[]>>;
  /** The file of each cut in an npm package, from which it is measured. */
  readonly files: Partial<Record<StandIn['cut'], string>>;
  /**
   * How much wider our face sets the words of the site than this font, by face and weights: "text
   * 400". "npm run fonts:measure" writes it, and tests/fonts.spec.ts measures it again.
   */
  readonly sizeAdjust: Record<string, number>;
}

/**
 * The system fonts in the order in which a browser looks for them. A phone's Roboto may be one
 * variable file whose bold has no name of its own. So the regular name comes last among the bold
 * ones, and the rule's weight picks the boldness.
 */
export const systemFonts: readonly SystemFont[] = table;

/** A self-hosted face. */
export interface Face {
  readonly family: string;
  /**
   * The file under /fonts. Its name changes with its content, so that browsers can cache it for
   * ever.
   */
  readonly file: string;
  /**
   * The files with further letters: `latin` those of Latin-1 and the signs that the face is cut without,
   * `extended` those of the other European languages that write in Latin letters. A browser fetches one
   * only for pages that use one of its `range`, as in `unicode-range`.
   */
  readonly supplements: Record<
    'latin' | 'extended',
    { readonly file: string; readonly range: string }
  >;
  readonly weights: string;
  /**
   * The heights above and below the base line, in em. faces.test.ts compares them with the font
   * file's.
   */
  readonly ascent: number;
  readonly descent: number;
  readonly standIns: readonly StandIn[];
}

/**
 * Latin-1 without the signs that the faces for headings and text have and without those that a font lacks,
 * and ı, Œ and œ, which the packages of the fonts have in the same file.
 */
const letters =
  'U+A1-A3,U+A5,U+A7-A8,U+AA-AB,U+AE-B0,U+B4,U+B6,U+B8,U+BA-BB,U+BF-D6,U+D8-FF,U+131,U+152-153';
/** Signs of Latin-1 that only the font for posters and headings has: ¦ ¬ ± ² ³ µ ¹ ¼ ½ ¾. */
const headSigns = 'U+A6,U+AC,U+B1-B3,U+B5,U+B9,U+BC-BE';
/** What both fonts have of Latin Extended-A, and Romanian's letters with a comma below. */
const extendedLetters =
  'U+100-107,U+10A-113,U+116-11B,U+11E-123,U+126-127,U+12A-12B,U+12E-130,U+132-133,U+136-137,U+139-13E,U+141-148,U+14A-14D,U+150-151,U+154-15B,U+15E-161,U+164-165,U+16A-17E,U+218-21B';
/** Signs that the face for posters has not: © × – ‘ “ ” • … € ™ and the space that does not break. */
const posterSigns = 'U+A0,U+A9,U+D7,U+2013,U+2018,U+201C-201D,U+2022,U+2026,U+20AC,U+2122';

/**
 * The family of a face's supplements, which comes after the face in a stack. Within the face's own
 * family its range would make the browser take every text apart by letters, which costs layouts
 * (docs/speed-trials.md).
 */
export const supplementFamily = ({ family }: Pick<Face, 'family'>) => `${family} Plus`;

/**
 * The faces, which scripts/fonts/subset.ts cuts. Posters and headings are one family at two
 * settings of its axes. Each weight has a stand-in of its own, because its width differs from the
 * system font's by another amount.
 */
export const faces = {
  poster: {
    family: fontFamily.poster,
    file: 'poster-a257795d.woff2',
    supplements: {
      latin: {
        file: 'posterLatin-db11abe0.woff2',
        range: `${letters},${headSigns},${posterSigns}`,
      },
      extended: { file: 'posterExtended-11f7dee0.woff2', range: extendedLetters },
    },
    weights: '800',
    ascent: 0.93,
    descent: 0.27,
    standIns: [{ weights: '800', cut: 'bold' }],
  },
  head: {
    family: fontFamily.head,
    file: 'head-d5a6b6e7.woff2',
    supplements: {
      latin: { file: 'headLatin-a5cdf0cb.woff2', range: `${letters},${headSigns}` },
      extended: { file: 'headExtended-6b0a7228.woff2', range: extendedLetters },
    },
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
    supplements: {
      latin: { file: 'textLatin-aa81a77b.woff2', range: letters },
      extended: { file: 'textExtended-29d33973.woff2', range: extendedLetters },
    },
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
