import type { ReactElement } from 'react';
import type { Act } from '../actions';

/** A page of the site: its address, its title and description, and its screen. */
export interface Route {
  path: string;
  /** In the tab, in search results and when shared. */
  title: string;
  /** 70 to 155 characters. */
  description: string;
  /** True for a page that should not be found or linked: the 404. */
  unlisted?: boolean;
  /** Renders the screen with its content. */
  screen: (onAct: Act) => ReactElement;
}
