import type { PageMeta } from './types';

/** Every page's title (specification, section 2) and description, by the name the code calls it. */
export const pages = {
  home: {
    path: '/',
    title: 'Home',
    description:
      'The record shop with a trading floor. Buy a share of the albums you believe in, and shop the beats, clothes, sneakers and art around them.',
  },
  fashion: {
    path: '/fashion',
    title: 'Creator Couture',
    description:
      'Hoodies, tees, caps and heavy cotton from the people who make the music. Small runs, made to be worn out, sold until they are gone.',
  },
  shoes: {
    path: '/shoes',
    title: 'Sneaker Hub',
    description:
      'Limited pairs, vintage finds and skate shoes built for the scuffs. Sneakers for the shelf and for the street, from every corner of the culture.',
  },
  digitalArt: {
    path: '/digital-art',
    title: 'Digital Canvas',
    description:
      'New work by independent digital artists, hung with room to breathe and priced in ETH. Find the piece that stays with you, and collect it.',
  },
  podcasts: {
    path: '/podcasts',
    title: 'On The Air',
    description:
      'Live conversations with the producers, designers and sellers behind the culture. Hear who is on now, and see which shows air next.',
  },
  liveSelling: {
    path: '/live-selling',
    title: 'Go Live, Sell More',
    description:
      'Show your drop to a live audience and sell it while they watch. See who is streaming now, then take your own shop on every network at once.',
  },
  musicTrading: {
    path: '/music-trading',
    title: 'Trade Music Like Stocks',
    description:
      "Albums with a price and a line. Follow today's top movers and the newest listings, buy in early, and sell when the crowd catches up.",
  },
  blog: {
    path: '/blog',
    title: 'The Vault',
    description:
      'Stories from the studio, the street and the merch table: production notes, fashion, culture, and tutorials you will come back to.',
  },
  community: {
    path: '/community',
    title: 'Creator Hub',
    description:
      'Get honest ears on your beat, find a collaborator, talk mixing, fits and sneakers. This is where creators help each other finish things.',
  },
  notFound: {
    path: '/404',
    title: 'Page not found',
    description:
      'This page has moved or was never pressed. Head back to the shop floor for beats, fashion, sneakers, digital art and the music market.',
  },
} satisfies Record<string, PageMeta>;
