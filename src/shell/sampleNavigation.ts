import type { Navigation } from './navigation';

/** Links for unit tests of the shell, which may not import the routes. Stories have the real ones. */
export const sampleNavigation: Navigation = {
  categories: [
    { href: '/', label: 'Beats', description: 'To write to', hand: 'bars', seed: 'beats' },
    { href: '/shoes', label: 'Shoes', description: 'To walk in', hand: 'hatch', seed: 'shoes' },
  ],
  sections: [
    { href: '/blog', label: 'Blog' },
    { href: '/community', label: 'Community' },
  ],
  quickLinks: [
    { href: '/', label: 'Beats' },
    { href: '/blog', label: 'Blog' },
  ],
};
