import { z } from 'zod';
import {
  between,
  ink,
  copy,
  count,
  entity,
  id,
  matching,
  oneOf,
  place,
  text,
  withRules,
} from './fields';
import { drawing, image, print } from './pictures';
import { inNewYork } from './written';

export { album } from './album';

/*
 * What each item must be: the fields of docs/product.md, section 3, within the limits of sections 3 and 9.
 * Read at build time only; nothing a browser loads may import it. `types.ts` takes its types from here.
 */

const instant = z.iso.datetime({ offset: true, error: 'must be an ISO 8601 moment with its zone' });
/** The categories in the order of the home page, each with its page if it has one. */
const categoryPages = {
  'Trap Beats': undefined,
  'Hip Hop': undefined,
  Fashion: '/fashion',
  Shoes: '/shoes',
  Pop: undefined,
  'Digital Art': '/digital-art',
} as const;
type CategoryName = keyof typeof categoryPages;
export const categoryNames = Object.keys(categoryPages) as CategoryName[];

export const category = withRules(
  entity({
    id,
    name: oneOf(...categoryNames),
    /** The count as the tile shows it: "2.5k+". */
    count: matching(/^[1-9]\d*((\.\d)?k)?\+$/, 'must be a rounded count such as 250+ or 2.5k+'),
    /** The category's page; left out by categories that have none. */
    href: oneOf(...Object.values(categoryPages).filter((page) => page !== undefined)).optional(),
    print,
  }),
  {
    field: 'href',
    reads: ['name', 'href'],
    holds: ({ name, href }) => href === categoryPages[name],
    must: ({ name }) => `must be ${categoryPages[name] ?? 'left out'} for ${name}`,
  },
);

export const product = withRules(
  entity({
    id,
    title: text(),
    artist: text(),
    /** US dollars. */
    price: between(28, 52, 0.01),
    /** US dollars before the discount. */
    originalPrice: between(40, 75, 0.01),
    genre: oneOf('Trap', 'Lo-Fi', 'Synthwave', 'Drill', 'R&B', 'Digital Art'),
    rating: between(0, 5, 0.01),
    downloads: count(),
    /**
     * The length of the recording. Art leaves it out: then there is no play button, and no time to
     * show.
     */
    duration: matching(/^(?!0:00)(0|[1-9]\d?):[0-5]\d$/, 'must be m:ss').optional(),
    image,
    print,
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
    holds: ({ genre, duration }) => (genre === 'Digital Art') === (duration === undefined),
    must: ({ genre }) =>
      genre === 'Digital Art' ? 'must be left out for Digital Art' : `must be m:ss for ${genre}`,
  },
);

export const garment = entity({
  id,
  name: text(),
  price: between(30, 75, 0.01),
  category: oneOf('Hoodie', 'T-Shirt', 'Cap', 'Sweatshirt', 'Pants', 'Beanie'),
  image,
  print,
  /**
   * The place on the drawing that a wide picture shows enlarged, in percent from its left and its
   * top; the middle if left out.
   */
  detail: place().optional(),
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
  print,
});

export const post = entity({
  id,
  title: text(),
  excerpt: copy(110, 200),
  author: text(),
  date: z.iso.date('must be a day of the calendar as YYYY-MM-DD'),
  category: oneOf('Music Production', 'Fashion', 'Culture', 'Tutorials'),
  /** The ink of the mark beside the category. */
  categoryInk: ink(),
  image,
  print,
});

export const discussion = withRules(
  entity({
    id,
    title: text(),
    author: text(),
    replies: count(),
    views: count(),
    /** The age of the last reply, as it is shown. */
    lastReply: matching(
      /^(1 (minute|hour|day|week)|([2-9]|[1-9]\d+) (minutes|hours|days|weeks)) ago$/,
      'must be an age such as 2 hours ago',
    ),
    /** The moment of the last reply, for `<time datetime>`. */
    lastReplyAt: instant,
    category: oneOf('Beat Feedback', 'Production Talk', 'Collaborations', 'Fashion', 'Sneakers'),
    /** The ink of the mark beside the category. */
    categoryInk: ink(),
  }),
  {
    field: 'views',
    reads: ['replies', 'views'],
    holds: ({ replies, views }) => views >= replies,
    must: ({ replies }) => `must not be below the replies, ${replies}`,
  },
);

export const artPiece = entity({
  id,
  title: text(),
  artist: text(),
  price: matching(/^0\.([3-7]\d?|80?) ETH$/, 'must be between 0.3 ETH and 0.8 ETH'),
  /** What the piece shows, for those who do not see it. */
  description: copy(1, 200),
  /** A piece of art has no `inks`, because its drawing has the colours in it. */
  print: entity(drawing),
});

const show = { id, title: text(), host: text(), topic: text(), image, print };
export const liveShow = entity({ ...show, live: z.literal(true, 'must be true') });
export const upcomingShow = withRules(entity({ ...show, time: text(), startsAt: instant }), {
  field: 'time',
  reads: ['time', 'startsAt'],
  holds: ({ time, startsAt }) => time.includes('EST') && time === inNewYork(startsAt),
  // docs/product.md knows EST only, so there are no shows in summer.
  must: ({ startsAt }) => `must be in EST and agree with startsAt, ${inNewYork(startsAt)}`,
});

export const stream = entity({
  id,
  title: text(),
  host: text(),
  /** What is being sold. */
  product: text(),
  viewers: matching(
    /^(0|[1-9]\d{0,2}|[1-9]\d{0,2}(\.\d)?[kM])$/,
    'must be a count such as 860, 1.2k or 3M',
  ),
  image,
  print,
});
