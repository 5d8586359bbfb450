import type { CSSProperties } from 'react';
import type { Inks } from '../content/types';
import { duration } from '../tokens/motion';
import { register } from '../tokens/print';
import { property, readProperty } from './customProperties';
import { moving } from './media';

/**
 * The inks of the item around an element: `ink.ground` reads `--wx-ink-ground`. They belong to the
 * content and are the same in both schemes. Use them only inside an element that has
 * `inkVariables`.
 */
export const ink = {
  ground: readProperty('ink-ground'),
  body: readProperty('ink-body'),
  key: readProperty('ink-key'),
  paper: readProperty('ink-paper'),
} as const satisfies Record<keyof Inks, string>;

/**
 * Gives an item's inks to an element and all below it: prints, covers, records, and words in
 * `ink.key`.
 */
export const inkVariables = (inks: Partial<Inks> = {}) =>
  Object.fromEntries(
    Object.entries(inks).map(([name, value]) => [property(`ink-${name as keyof Inks}`), value]),
  ) as CSSProperties;

/**
 * Paints an element in the inks around it. They are content, so they stay in forced colours and on
 * paper.
 */
export const inked = `
  background: ${ink.ground};
  color: ${ink.key};
  forced-color-adjust: none;
  print-color-adjust: exact;
`;

/**
 * What a card sets while it is hovered or holds the focus: the key plates of all its prints glide
 * into register, its record comes out of the sleeve, and the record's label makes one turn. Print,
 * Sleeve and Disc each respond with a transition of their own; anything else that moves multiplies
 * by `--wx-touched`. For people who asked for less motion it sets nothing (WCAG 2.3.3).
 */
export const touched = `
  ${moving} {
    ${property('touched')}: 1;
    ${property('register-x')}: ${register.x};
    ${property('register-y')}: ${register.y};
    ${property('disc-out')}: 1;
    ${property('disc-turn')}: 1turn;
  }
`;

/** As in `transition`: the key plate of a print on its way into register. */
export const gliding = `${property('register-x')} ${duration.register}ms, ${property('register-y')} ${duration.register}ms`;
