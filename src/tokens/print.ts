/**
 * How thick the lines of a print are drawn: heavier where it is larger, so that a thumb does not clog and a
 * poster does not look thin. In a share of its picture's width.
 */
export const printLine = 'clamp(1.2px, 0.7px + 0.56cqi, 5.5px)';

/** How far the key plate is moved to lie in register: the drawings have it 4 to the right and 3 up. */
export const register = { x: '-4px', y: '3px' } as const;

/** The lines of an album's cover, and the one of today, which stands out at every size. In a share of the cover's width. */
export const coverLine = {
  day: 'clamp(1.25px, 0.6cqi, 4px)',
  today: 'clamp(2.25px, 1cqi, 7px)',
} as const;
