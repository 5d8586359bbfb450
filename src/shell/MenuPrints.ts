import { createContext } from 'react';
import type { ItemPrint } from '../content/types';

/** The print of each link of the Categories dropdown, by its address. None by default; the site and the catalogue each provide them, as the shell holds no content. */
export const MenuPrints = createContext<Readonly<Record<string, ItemPrint>>>({});
