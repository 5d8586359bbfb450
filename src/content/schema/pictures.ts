import { box, copy, crop, entity, ink, matching, viewBox } from './fields';

/** The photo of an item. */
export const image = entity({
  /** An Unsplash id. */
  photo: matching(/^photo-\d{10,13}-[0-9a-f]{12}$/, 'must be a photo id of the picture CDN'),
  /** What the photo shows, for those who do not see it; and the drawing, unless that has words of its own. */
  description: copy(1, 200),
});

const spriteSymbol = matching(
  /^\/prints\/[a-z]+\.[0-9a-f]{8}\.svg#[a-z0-9-]+$/,
  'must be a symbol of a sprite in src/content/sprites.ts',
);
/** A drawing without inks of its own. */
export const drawing = {
  /** The drawing: a symbol of a sprite. */
  href: spriteSymbol,
  /** Width and height of the symbol's own view box. */
  box: box(),
  /** The part of the drawing that must be seen; the rest may reach over the edge of its picture. */
  frame: viewBox().optional(),
};
/** The printed drawing of an item. */
export const print = entity({
  ...drawing,
  /** What the drawing shows, where the photo shows something else. */
  description: copy(1, 200).optional(),
  /** The same drawing with a finer halftone, for where it is shown wider than 700 px. */
  large: spriteSymbol.optional(),
  /**
   * What a picture of 4:5 shows of a scene: the left and upper end, and the width. Its middle
   * unless said otherwise.
   */
  tall: crop().optional(),
  /**
   * What the same picture shows as a lead in a low window, whose foot cuts it off: a part whose
   * subject is at its upper end. As `tall` unless said otherwise.
   */
  low: crop().optional(),
  /**
   * `ground` is what it lies on, `body` fills its large shapes, `key` draws its lines, `paper` is
   * left bare.
   */
  inks: entity({ ground: ink(), body: ink(), key: ink(), paper: ink() }),
});
