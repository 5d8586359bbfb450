import type { ReactElement } from 'react';
import type { Act } from '../actions';
import type { Address } from './site/siteMap';

/** A page of the site: its address and title (siteMap), its description, and its screen. */
export interface Route extends Address {
  /** The description for search engines, 70 to 155 characters. */
  description: string;
  /** The title where the page is shared, if its own does not say there what it is. */
  shared?: string;
  /** Renders the screen with its content. */
  screen: (onAction: Act) => ReactElement;
}
