import { createContext } from 'react';

/** The size of a photo in px. */
export interface PhotoSize {
  width: number;
  height: number;
}

/** Gives the address of a photo at a size, or null for "no photo": then the cover art stays. */
export type PhotoSource = (id: string, size: PhotoSize) => string | null;

/** Asks the picture CDN for exactly what is needed: its crop, its size, its best format. */
export const unsplash: PhotoSource = (id, { width, height }) =>
  `https://images.unsplash.com/${id}?auto=format&fit=crop&w=${width}&h=${height}&q=70`;

/** Where photos come from. The catalogue puts its own source here, so that no story needs the network. */
export const PhotoContext = createContext<PhotoSource>(unsplash);
