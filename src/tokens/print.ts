/**
 * The thickness of a print's lines. It grows with the width of the picture, so that a thumbnail
 * does not clog and a poster does not look thin.
 */
export const printLine = 'clamp(1.2px, 0.7px + 0.56cqi, 5.5px)';

/**
 * How far the key plate moves to lie in register. In the drawings it lies 4 px too far right and 3
 * px too high.
 */
export const register = { x: '-4px', y: '3px' } as const;

/**
 * The thickness of the lines of an album's cover, and of today's line, which has to stand out at
 * every size. Both are a share of a large cover's width. Those of a thumbnail are as thin as they
 * may be.
 */
export const coverLine = {
  large: { day: 'clamp(1.25px, 0.6cqi, 4px)', today: 'clamp(2.25px, 1cqi, 7px)' },
  thumb: { day: '1.25px', today: '2.25px' },
} as const;

/** The paper around the photo beside a drawing, by the drawing's width. */
export const photoMargin = 'clamp(4px, 1cqi, 7px)';

/** The colours of a record, in both schemes. Its label has the inks of the item. */
export const vinyl = {
  disc: '#131110',
  groove: '#2f2a26',
  rim: '#4a453f',
  hole: '#0d0c0b',
} as const;
