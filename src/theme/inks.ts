import type { CSSProperties } from 'react';
import type { Inks } from '../content/types';
import { register } from '../tokens/print';
import { property, readProperty } from './customProperties';
import { moving } from './media';

/**
 * The inks of the item around: `ink.ground` reads `--wx-ink-ground`. They belong to the content and are the
 * same in both schemes. Only below an element that carries `inkVariables`.
 */
export const ink = {
  ground: readProperty('ink-ground'),
  body: readProperty('ink-body'),
  key: readProperty('ink-key'),
  paper: readProperty('ink-paper'),
} as const satisfies Record<keyof Inks, string>;

/** Gives an element an item's inks, and all below it: prints, covers, records, and words set in `ink.key`. */
export const inkVariables = (inks: Partial<Inks> = {}) =>
  Object.fromEntries(
    Object.entries(inks).map(([name, value]) => [property(`ink-${name as keyof Inks}`), value]),
  ) as CSSProperties;

/**
 * What a card says of itself while it is hovered or holds the focus: the key plates of all prints in it glide
 * into register, its record comes out of the sleeve, and the label makes one turn. The one mechanism for it:
 * Print, Sleeve and Disc each answer by a transition of their own; whatever else moves multiplies by `--wx-touched`.
 * For people who asked for less motion it says nothing (WCAG 2.3.3).
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
