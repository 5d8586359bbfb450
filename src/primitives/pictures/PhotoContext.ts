import { createContext } from 'react';

/** The size of a photo in px. */
interface PhotoSize {
  width: number;
  height: number;
}

/** Gives the address of a photo at a size, or null for "no photo": then the print stands alone. */
export type PhotoSource = (id: string, size: PhotoSize) => string | null;

/** Where photos come from. By default there are none; the site and the catalogue each provide a source. */
export const PhotoContext = createContext<PhotoSource>(() => null);
