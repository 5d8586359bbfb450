import type { ItemPrint } from '../../src/content/types';
import type { Navigation } from '../../src/shell/navigation';

const print: ItemPrint = {
  href: '/prints/sample.svg#thing',
  box: [1, 1],
  inks: { ground: '#eee', body: '#999', key: '#111', paper: '#fff' },
};

/** Links for unit tests of the shell, which may not import the routes. Stories have the real ones. */
export const sampleNavigation: Navigation = {
  categories: [
    { href: '/', label: 'Beats', description: 'To write to', print },
    { href: '/shoes', label: 'Shoes', description: 'To walk in', print },
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
