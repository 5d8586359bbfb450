import { createContext } from 'react';

/**
 * What stands before the address of a sprite of drawings. Nothing on the site; the catalogue, which
 * may lie in a folder, puts a dot.
 */
export const SpriteContext = createContext('');
