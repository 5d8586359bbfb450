import { createContext } from 'react';

/** What a picture must know about its place, to load no more than it shows. */
export interface Slot {
  /** The width it is shown at, as in `<img sizes>`. */
  sizes: string;
  /** True for the first picture of a page only: it loads at once and first. */
  eager: boolean;
}

/** Set by the list a picture stands in, so that no card has to pass it on. */
export const PictureSlot = createContext<Slot>({ sizes: '100vw', eager: false });
