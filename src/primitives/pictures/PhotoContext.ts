import { createContext } from 'react';

/** Gives the address of a photo at a size in px, or null for "no photo": then the print stands alone. */
export type PhotoSource = (id: string, size: { width: number; height: number }) => string | null;

/** Where photos come from. By default there are none; the site and the catalogue each provide a source. */
export const PhotoContext = createContext<PhotoSource>(() => null);
