import type { Post } from './types';

/** The articles of The Vault, newest first: the first one leads. */
export const posts: readonly Post[] = [
  {
    id: 'the-release-date-is-on-the-wall',
    title: 'The Release Date Is on the Wall',
    excerpt:
      'Before the playlists and the premieres, there is a wall. We walked three neighborhoods with the painters who still put an album where everyone can read it.',
    author: 'Lena Ortiz',
    date: '2025-12-02',
    category: 'Culture',
    image: { photo: 'photo-1487452066049-a710f7296400', description: 'Graffiti street art' },
  },
  {
    id: 'leave-the-hiss-in',
    title: 'Leave the Hiss In',
    excerpt:
      'Tape noise, a creaking chair, the breath before the hook: four producers on what they stopped cleaning up, and why their records got better once they did.',
    author: 'Marcus Webb',
    date: '2025-11-18',
    category: 'Music Production',
    image: { photo: 'photo-1511379938547-c1f69419868d', description: 'Music studio gear' },
  },
  {
    id: 'the-merch-table-grew-up',
    title: 'The Merch Table Grew Up',
    excerpt:
      'Heavier cotton, smaller runs, no tour dates on the back. How merch became the label people line up for, and what it really costs to make a hoodie that lasts.',
    author: 'Priya Raman',
    date: '2025-11-04',
    category: 'Fashion',
    image: { photo: 'photo-1483985988355-763728e1935b', description: 'A fashion model' },
  },
  {
    id: 'price-your-first-beat',
    title: 'Price Your First Beat Without Guessing',
    excerpt:
      'Lease or exclusive, stereo or stems, thirty dollars or three hundred: a one-page method for pricing your catalog, with the sums worked through on a real release.',
    author: 'Jonah Adeyemi',
    date: '2025-10-21',
    category: 'Tutorials',
    image: { photo: 'photo-1516321318423-f06f85e504b3', description: 'Someone using a laptop' },
  },
];
