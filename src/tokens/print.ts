/**
 * How thick the lines of a print are drawn: heavier where it is larger, so that a thumb does not clog and a
 * poster does not look thin. In a share of its picture's width.
 */
export const printLine = 'clamp(1.2px, 0.7px + 0.56cqi, 5.5px)';

/** How far the key plate is moved to lie in register: the drawings have it 4 to the right and 3 up. */
export const register = { x: '-4px', y: '3px' } as const;

/** The lines of an album's cover, and the one of today. */
export const coverLine = {
  thumb: '1.25px',
  thumbToday: '2.25px',
  large: 'clamp(1.5px, 0.26vw, 4px)',
  largeToday: '4px',
} as const;
