import { z } from 'zod';
import { between, copy, count, dollars, entity, matching, oneOf, text, withRules } from './fields';
import type * as shop from './types';

/*
 * What each item must be: the fields of specification, section 3, within the limits of sections 3 and 9.
 * Read at build time only; nothing a browser loads may import it.
 */

const id = matching(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be a slug such as neon-nights');
const instant = z.iso.datetime({ offset: true, error: 'must be an ISO 8601 moment with its zone' });
const image = entity({
  photo: matching(/^photo-\d{10,13}-[0-9a-f]{12}$/, 'must be a photo id of the picture CDN'),
  description: text(),
});

export const categoryNames = [
  'Trap Beats',
  'Hip Hop',
  'Fashion',
  'Shoes',
  'Pop',
  'Digital Art',
] as const;
const categoryFacts: Record<shop.Category['name'], Pick<shop.Category, 'count' | 'href'>> = {
  'Trap Beats': { count: '2.5k+', href: '#' },
  'Hip Hop': { count: '1.8k+', href: '#' },
  Fashion: { count: '250+', href: '/fashion' },
  Shoes: { count: '400+', href: '/shoes' },
  Pop: { count: '1.5k+', href: '#' },
  'Digital Art': { count: '800+', href: '/digital-art' },
};

export const category = withRules(
  entity({
    id,
    name: oneOf(...categoryNames),
    count: text(),
    href: oneOf('#', '/fashion', '/shoes', '/digital-art'),
    image,
  }),
  ...(['count', 'href'] as const).map((field) => ({
    field,
    reads: ['name', field] as const,
    holds: (tile: shop.Category) => tile[field] === categoryFacts[tile.name][field],
    must: ({ name }: shop.Category) => `must be "${categoryFacts[name][field]}" for ${name}`,
  })),
);

export const product = withRules(
  entity({
    id,
    title: text(),
    artist: text(),
    price: between(28, 52, 0.01),
    originalPrice: between(40, 75, 0.01),
    genre: oneOf('Trap', 'Lo-fi', 'Synthwave', 'Drill', 'R&B', 'Digital Art'),
    rating: between(0, 5, 0.1),
    downloads: count(),
    duration: matching(/^(\d{1,2}:[0-5]\d|N\/A)$/, 'must be m:ss or N/A'),
    image,
  }),
  {
    field: 'originalPrice',
    reads: ['price', 'originalPrice'],
    holds: ({ price, originalPrice }) => originalPrice > price,
    must: ({ price }) => `must be above the price, ${price}`,
  },
  {
    field: 'duration',
    reads: ['genre', 'duration'],
    holds: ({ genre, duration }) => (genre === 'Digital Art') === (duration === 'N/A'),
    must: ({ genre }) => `must be ${genre === 'Digital Art' ? 'N/A' : 'm:ss'} for ${genre}`,
  },
);

export const fashionItem = entity({
  id,
  name: text(),
  price: between(30, 75, 0.01),
  category: oneOf('Hoodie', 'T-Shirt', 'Cap', 'Sweatshirt', 'Pants', 'Beanie'),
  image,
});

export const shoe = entity({
  id,
  name: text(),
  price: between(150, 250, 0.01),
  category: oneOf(
    'Limited Edition',
    'Streetwear',
    "Collector's Item",
    'Vintage',
    'Performance',
    'Skate',
  ),
  image,
});

export const post = entity({
  id,
  title: text(),
  excerpt: copy(110, 200),
  author: text(),
  date: z.iso.date('must be a day of the calendar as YYYY-MM-DD'),
  category: oneOf('Music Production', 'Fashion', 'Culture', 'Tutorials'),
  image,
});

export const discussion = entity({
  id,
  title: text(),
  author: text(),
  replies: count(),
  views: count(),
  lastReply: matching(
    /^(1 (minute|hour|day|week)|([2-9]|[1-9]\d+) (minutes|hours|days|weeks)) ago$/,
    'must be an age such as 2 hours ago',
  ),
  lastReplyAt: instant,
  category: oneOf('Beat Feedback', 'Production Talk', 'Collaborations', 'Fashion', 'Sneakers'),
});

export const artPiece = entity({
  id,
  title: text(),
  artist: text(),
  price: matching(/^0\.([3-7]\d?|80?) ETH$/, 'must be between 0.3 ETH and 0.8 ETH'),
  image,
});

const show = { id, title: text(), host: text(), topic: text(), image };
export const liveShow = entity({ ...show, live: z.literal(true, 'must be true') });
export const upcomingShow = withRules(entity({ ...show, time: text(), startsAt: instant }), {
  field: 'time',
  reads: ['time', 'startsAt'],
  holds: ({ time, startsAt }) => time.includes('EST') && time === inNewYork(startsAt),
  must: ({ startsAt }) => `must be in EST and agree with startsAt, ${inNewYork(startsAt)}`,
});

export const stream = entity({
  id,
  title: text(),
  host: text(),
  product: text(),
  viewers: matching(/^\d{1,3}(\.\d)?K?$/, 'must be a count such as 860 or 1.2K'),
  image,
});

export const album = withRules(
  entity({
    id,
    title: text(),
    artist: text(),
    genre: oneOf('Hip-Hop', 'R&B', 'Latin'),
    price: dollars(),
    change: matching(/^[+−]\d+\.\d%$/, 'must be a signed percent such as +5.2% or −1.9% (U+2212)'),
    trend: oneOf('up', 'down'),
    history: z
      .array(dollars(), 'must be a list')
      .refine(({ length }) => length >= 12 && length <= 48, 'must have 12 to 48 prices')
      .readonly(),
    image,
  }),
  {
    field: 'change',
    reads: ['change', 'trend'],
    holds: ({ change, trend }) => change.startsWith(trend === 'up' ? '+' : '−'),
    must: ({ trend }) => `must begin with ${trend === 'up' ? '+' : '−'} as the trend is ${trend}`,
  },
  {
    field: 'history',
    reads: ['price', 'history'],
    holds: ({ price, history }) => history.at(-1) === price,
    must: ({ price, history }) => `must end at the price, ${price}, ends at ${history.at(-1)}`,
  },
  {
    field: 'history',
    reads: ['change', 'history'],
    holds: ({ change, history }) => moveOf(history) === change,
    must: ({ change, history }) => `must move by ${change}, moves by ${moveOf(history)}`,
  },
);

/** Today's record: its figures are given (specification, section 9). */
export const featuredAlbum = withRules(
  album,
  ...(
    [
      ['price', 16.25],
      ['change', '+2.5%'],
    ] as const
  ).map(([field, value]) => ({
    field,
    reads: [field],
    holds: (featured: shop.Album) => featured[field] === value,
    must: () => `must be ${value}`,
  })),
);

/** A day's move as shown: "+5.2%", "−1.9%". */
function moveOf(history: readonly number[]): string {
  const percent = (history.at(-1)! / history[0]! - 1) * 100;
  return `${percent < 0 ? '−' : '+'}${Math.abs(percent).toFixed(1)}%`;
}

const easternTime = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  timeZoneName: 'short',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** A moment as the schedule writes it: "Fri, Dec 12, 8:00 PM EST"; EDT in summer. */
function inNewYork(moment: string): string {
  // Some versions of Intl put a narrow no-break space before PM.
  return easternTime.format(new Date(moment)).replace(/\s/g, ' ');
}
