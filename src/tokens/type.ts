/** Sizes grow with the window and, as they are based on rem, with the reader's text size (WCAG 1.4.4). */
export const fontSize = {
  /** The title of a page, at its largest. */
  poster: 'clamp(3.25rem, 1.2rem + 10vw, 10.5rem)',
  /** The headline of the home page. */
  hero: 'clamp(2.75rem, 1.1rem + 7.2vw, 7.5rem)',
  /** The same on a tablet, where the album of the day stands beside it, and on a phone, where it stands below. */
  heroTablet: 'clamp(2.75rem, 0.7rem + 7vw, 7.5rem)',
  heroPhone: 'clamp(2.75rem, 1rem + 11vw, 7.5rem)',
  title: 'clamp(2.5rem, 1.4rem + 4.6vw, 5.5rem)',
  /** The headline of a magazine's lead story. */
  lead: 'clamp(2rem, max(1.2rem + 3vw, 0.3rem + 4.1vw), 5.25rem)',
  /** The heading of a band as wide as the window; it grows with the band. */
  band: 'clamp(2.5rem, 7.8cqi, 7.75rem)',
  /** The hour of a schedule. */
  hour: 'clamp(2.25rem, 1.2rem + 3vw, 4rem)',
  /** The name of the first of a shelf. */
  leadName: 'clamp(2rem, 1rem + 2.6vw, 3.5rem)',
  /** A link of the small-screen menu; short windows hold them all. */
  track: 'clamp(1.875rem, min(1.3rem + 4.2vw, 6.2vh), 4.5rem)',
  heading: 'clamp(1.75rem, 1.3rem + 1.9vw, 2.75rem)',
  subheading: 'clamp(1.25rem, 1.1rem + 0.6vw, 1.625rem)',
  /** A price on a board, and on a ticket. */
  figure: 'clamp(1.25rem, 1rem + 0.9vw, 1.75rem)',
  ticket: 'clamp(1.25rem, 1rem + 0.8vw, 1.625rem)',
  /** The name of a row: an album, a thread. */
  album: 'clamp(1.1875rem, 1rem + 0.9vw, 1.75rem)',
  thread: 'clamp(1.1875rem, 1rem + 0.7vw, 1.4375rem)',
  headline: 'clamp(1.375rem, 1.2rem + 0.7vw, 1.75rem)',
  tile: 'clamp(1.125rem, 0.9rem + 1vw, 1.75rem)',
  card: '1.1875rem',
  lede: 'clamp(1.0625rem, 1rem + 0.35vw, 1.3125rem)',
  body: '1rem',
  small: '0.875rem',
  micro: '0.8125rem',
} as const;

export const fontWeight = { text: 400, medium: 500, strong: 600, card: 700, display: 800 } as const;

export const lineHeight = { display: 0.94, heading: 1.04, card: 1.2, text: 1.55 } as const;

export const tracking = { display: '-0.045em', heading: '-0.035em', card: '-0.02em' } as const;

/** A local face, adjusted to the measures of ours, that is shown at some weights until ours has loaded. */
export interface StandIn {
  readonly weights: string;
  readonly local: 'Arial' | 'Arial Bold';
  /** Its width is multiplied by this; tests/fonts.spec.ts measures it on the words of the site. */
  readonly sizeAdjust: number;
}

/** A self-hosted face. */
export interface Face {
  readonly family: string;
  /** Under /fonts; the name changes with the file, so that it can be cached for ever. */
  readonly file: string;
  readonly weights: string;
  /** Above and below the base line, in em; type.test.ts compares them with the face's own. */
  readonly ascent: number;
  readonly descent: number;
  readonly standIns: readonly StandIn[];
}

/** Latin subsets of the fontsource packages. Weights differ from Arial's in width by different amounts, so each has a stand-in of its own. */
export const faces = {
  display: {
    family: 'Bricolage Grotesque',
    file: 'bricolage-grotesque-5.3.0.woff2',
    weights: '200 800',
    ascent: 0.93,
    descent: 0.27,
    standIns: [
      { weights: '200 700', local: 'Arial Bold', sizeAdjust: 1.014 },
      { weights: '800', local: 'Arial Bold', sizeAdjust: 1.027 },
    ],
  },
  text: {
    family: 'Instrument Sans',
    file: 'instrument-sans-5.3.0.woff2',
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
