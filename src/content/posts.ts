import { printedIn, sprites } from './sprites';
import type { Post } from './types';

/** The articles of The Vault, newest first: the first one leads. */
export const posts: readonly Post[] = printedIn<Post>(sprites.posts, [
  {
    id: 'the-release-date-is-on-the-wall',
    title: 'The Release Date Is on the Wall',
    excerpt:
      'Before the playlists and the premieres, there is a wall. We walked three neighborhoods with the painters who still put a release date where everyone can read it.',
    author: 'Lena Ortiz',
    date: '2025-12-02',
    category: 'Culture',
    categoryInk: '#f0935a',
    image: { photo: 'photo-1487452066049-a710f7296400', description: 'Graffiti on a street' },
    print: {
      description: 'A painter on a ladder paints a blue record on a brick wall',
      // The painter whole, left of the words that lie on the picture, and half of his record.
      tall: [200, -150, 440],
      // His head below the upper end, and enough of the record to tell what it is.
      low: [268, 2, 320],
      inks: { ground: '#f0935a', body: '#2f62e0', key: '#2b1209', paper: '#fff1dc' },
    },
  },
  {
    id: 'leave-the-hiss-in',
    title: 'Leave the Hiss In',
    excerpt:
      'Tape noise, a creaking chair, the breath before the hook: four producers on what they no longer clean up, and why their records are better for it.',
    author: 'Marcus Webb',
    date: '2025-11-18',
    category: 'Music Production',
    categoryInk: '#c9f25c',
    image: { photo: 'photo-1511379938547-c1f69419868d', description: 'The gear of a music studio' },
    print: {
      description: 'A cassette with its tape pulled out',
      // The whole cassette.
      tall: [72, -96, 472],
      inks: { ground: '#a9e2c4', body: '#ef5f3c', key: '#0f3630', paper: '#fdf6e4' },
    },
  },
  {
    id: 'the-merch-table-grew-up',
    title: 'The Merch Table Grew Up',
    excerpt:
      'Merch used to be what you bought on the way out. Now people line up for it: how the hoodie became the headliner, and what it costs to make one that lasts.',
    author: 'Priya Raman',
    date: '2025-11-04',
    category: 'Fashion',
    categoryInk: '#ffa4e4',
    image: { photo: 'photo-1483985988355-763728e1935b', description: 'A fashion model' },
    print: {
      description: 'Someone at a merch table shows a hoodie on a hanger',
      inks: { ground: '#ffb5c9', body: '#7d4be0', key: '#2d0a40', paper: '#fff6ec' },
    },
  },
  {
    id: 'price-your-first-beat',
    title: 'Price Your First Beat Without Guessing',
    excerpt:
      'A one-page method for setting a price, whether you lease your first beat for thirty dollars or sell it outright for three hundred, with the math shown.',
    author: 'Jonah Adeyemi',
    date: '2025-10-21',
    category: 'Tutorials',
    categoryInk: '#7fd4ff',
    image: { photo: 'photo-1516321318423-f06f85e504b3', description: 'Someone using a laptop' },
    print: {
      description: 'Two hands at a laptop with a waveform on it and price tags at its corners',
      inks: { ground: '#ffd84d', body: '#1fa97c', key: '#0a2f2a', paper: '#fff8e2' },
    },
  },
]);
