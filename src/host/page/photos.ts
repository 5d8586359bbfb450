import type { PhotoSource } from '../../primitives/pictures/PhotoContext';

/** The address of the picture CDN. Pages open a connection to it early. */
export const photoHost = 'https://images.unsplash.com';

/**
 * Asks the CDN for a photo in the crop and size that is shown, in the best format that the browser
 * knows.
 */
export const photoSource: PhotoSource = (id, { width, height }) =>
  `${photoHost}/${id}?auto=format&fit=crop&w=${width}&h=${height}&q=70`;
