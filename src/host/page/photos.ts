import type { PhotoSource } from '../../primitives/pictures/PhotoContext';

/** The picture CDN, for a connection that is opened early. */
export const photoHost = 'https://images.unsplash.com';

/** Asks the CDN for exactly what is needed: its crop, its size, its best format. */
export const photoSource: PhotoSource = (id, { width, height }) =>
  `${photoHost}/${id}?auto=format&fit=crop&w=${width}&h=${height}&q=70`;
