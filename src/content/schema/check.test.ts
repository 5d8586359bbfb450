import { checkContent, everything } from './check';

/**
 * The content with the value at a path such as `products.0.price` changed; `undefined` removes the
 * field.
 */
function altered(path: string, value: unknown): unknown {
  const content = structuredClone(everything) as unknown as Record<string, unknown>;
  const keys = path.split('.');
  const last = keys.pop()!;
  let holder = content;
  for (const key of keys) holder = holder[key] as Record<string, unknown>;
  if (value === undefined) delete holder[last];
  else holder[last] = value;
  return content;
}

/** The lines of the error without its heading; no lines where the content is valid. */
function complaints(content: unknown): string[] {
  try {
    checkContent(content);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n').slice(1);
  }
}

test('the content of the shop is valid', () => {
  expect(complaints(everything)).toEqual([]);
});

test('no photo is shown twice', () => {
  const photos = JSON.stringify(everything).match(/photo-\d[^"]+/g) ?? [];
  expect(photos.length).toBeGreaterThan(0);
  expect(photos).toHaveLength(new Set(photos).size);
});

const missing = undefined;
const long = 'x'.repeat(201);
const summer = {
  ...everything.upcomingShows[1],
  time: 'Tue, Jul 15, 7:30 PM EDT',
  startsAt: '2025-07-15T19:30:00-04:00',
};

test.each<[path: string, value: unknown, complaint: string]>([
  // Limits.
  ['products.0.price', 5, 'neon-nights › price: must be a number between 28 and 52, is 5'],
  ['products.0.price', 52.01, 'neon-nights › price: must be a number between 28 and 52, is 52.01'],
  ['products.0.price', '30', 'neon-nights › price: must be a number between 28 and 52, is "30"'],
  ['products.0.price', 29.999, 'neon-nights › price: must be a multiple of 0.01, is 29.999'],
  [
    'products.4.originalPrice',
    80,
    'night-bus-north › originalPrice: must be a number between 40 and 75',
  ],
  ['products.2.originalPrice', 52, 'chromatic-drift › originalPrice: must be above the price, 52'],
  ['products.1.rating', 5.1, 'sunday-keys › rating: must be a number between 0 and 5, is 5.1'],
  ['products.1.downloads', -1.5, 'sunday-keys › downloads: must be a whole number, 0 or more'],
  [
    'garments.5.price',
    29.99,
    'needle-drop-beanie › price: must be a number between 30 and 75, is 29.99',
  ],
  ['shoes.2.price', 251, 'dead-wax-one › price: must be a number between 150 and 250, is 251'],
  ['art.0.price', '0.29 ETH', 'harbor-signal › price: must be between 0.3 ETH and 0.8 ETH'],
  ['art.0.price', '0.81 ETH', 'harbor-signal › price: must be between 0.3 ETH and 0.8 ETH'],
  [
    'posts.1.excerpt',
    long,
    'leave-the-hiss-in › excerpt: must be 110 to 200 characters long, is 201 long',
  ],

  ['products.0.title', 'x'.repeat(81), 'neon-nights › title: must be 1 to 80 characters long'],
  ['discussions.0.views', 47, 'drill-with-live-strings › views: must not be below the replies, 48'],
  ...['Neon\0Nights', 'Neon\ud83d', 'Neon  Nights', '\u200bNeon', '\u202eNeon'].map(
    (title): [string, unknown, string] => [
      'products.0.title',
      title,
      'neon-nights › title: must be a line of text, without blanks at its ends or two in a row',
    ],
  ),

  // Values of a fixed set.
  ['products.3.genre', 'Polka', 'basement-weather › genre: must be one of Trap, Lo-Fi'],
  ['garments.0.category', 'Gown', 'side-b-hoodie › category: must be one of Hoodie, T-Shirt'],
  ['categories.0.count', 'many', 'trap-beats › count: must be a rounded count such as 250+'],
  ['categories.3.href', '#', 'shoes › href: must be one of /fashion, /shoes, /digital-art'],
  ['categories.2.href', '/shoes', 'fashion › href: must be /fashion for Fashion, is "/shoes"'],
  ['categories.0.href', '/shoes', 'trap-beats › href: must be left out for Trap Beats'],
  ['categories.0.name', 'Pop', 'trap-beats › name: must be Trap Beats at this place'],
  ['liveShows.1.live', false, 'door-money › live: must be true, is false'],

  // Formats.
  ['products.0.duration', '3:60', 'neon-nights › duration: must be m:ss, is "3:60"'],
  ['products.0.duration', '0:00', 'neon-nights › duration: must be m:ss, is "0:00"'],
  ['products.0.duration', '03:24', 'neon-nights › duration: must be m:ss, is "03:24"'],
  ['products.0.duration', missing, 'neon-nights › duration: must be m:ss for Synthwave'],
  ['products.0.duration', 'N/A', 'neon-nights › duration: must be m:ss, is "N/A"'],
  ['products.2.duration', '1:00', 'chromatic-drift › duration: must be left out for Digital Art'],
  ['posts.1.date', '2025-02-29', 'leave-the-hiss-in › date: must be a day of the calendar'],
  ['posts.1.date', '18.11.2025', 'leave-the-hiss-in › date: must be a day of the calendar'],
  ['discussions.2.lastReply', '1 hours ago', 'vocalist-in-lisbon › lastReply: must be an age'],
  ['discussions.2.lastReplyAt', '3 PM', 'vocalist-in-lisbon › lastReplyAt: must be an ISO 8601'],
  ['streams.0.viewers', 'many', 'the-crate-sale › viewers: must be a count such as'],
  ['streams.0.viewers', '860.5', 'the-crate-sale › viewers: must be a count such as'],
  ['categories.0.count', '2.5+', 'trap-beats › count: must be a rounded count such as'],
  ['garments.0.detail', [5000, 50], 'side-b-hoodie › detail › 0: must be a place in percent'],
  ['shoes.0.image.photo', '/shoe.jpg', 'first-pressing-low › image › photo: must be a photo id'],
  ['shoes.0.id', 'Shoe One', 'Shoe One › id: must be a slug such as neon-nights'],
  ['upcomingShows.0.time', 'Fri, Dec 12, 5:00 PM PST', 'liner-notes › time: must be in EST'],
  [
    'upcomingShows.0.startsAt',
    '2025-12-13T20:00:00-05:00',
    'liner-notes › time: must be in EST and agree with startsAt, Sat, Dec 13',
  ],
  ['upcomingShows.1', summer, 'sole-proprietors › time: must be in EST'],

  // Fields of an album that must agree.
  ['topMovers.2.change', '-1.9%', 'noche-larga › change: must be a signed percent'],
  ['topMovers.2.trend', 'up', 'noche-larga › change: must begin with + as the trend is up'],
  ['topMovers.0.price', 24.001, 'golden-hour › price: must be above 0, in dollars and whole cents'],
  [
    'topMovers.0.history.23',
    24.2,
    'golden-hour › history: must end at the price, 24.1, ends at 24.2',
  ],
  ['topMovers.0.history.0', 20, 'golden-hour › history: must move by +5.2%, moves by +20.5%'],
  ['newListings.0.history.length', 11, 'velvet-rooms › history: must have 12 to 48 prices'],
  ['topMovers.0.history', [], 'golden-hour › history: must have 12 to 48 prices'],
  ['topMovers.1.history.0', 0, 'static-bloom › history › 0: must be above 0'],
  ['topMovers.0.history', Array(49).fill(24.1), 'golden-hour › history: must have 12 to 48 prices'],
  [
    'topMovers.0.inks',
    { ground: '#111111', body: '#ffffff', key: '#111111' },
    'golden-hour › inks: must have lines in other inks than the ground',
  ],

  // The order of a list.
  ['posts.1.date', '2026-11-18', 'leave-the-hiss-in › id: must not be newer than the article'],
  [
    'discussions.2.lastReplyAt',
    '2026-01-01T00:00:00Z',
    'vocalist-in-lisbon › id: must not have a later reply',
  ],
  [
    'upcomingShows.1',
    {
      ...everything.upcomingShows[1],
      startsAt: '2025-12-11T20:00:00-05:00',
      time: 'Thu, Dec 11, 8:00 PM EST',
    },
    'sole-proprietors › id: must not start before the show',
  ],
  [
    'topMovers',
    [...everything.topMovers].reverse(),
    'static-bloom › id: must not have moved further',
  ],

  // Missing, blank and unknown fields.
  ['products.0.title', '\u200b', 'neon-nights › title: must be a line of text'],
  ['discussions.0.author', missing, 'drill-with-live-strings › author: must be a line of text'],
  ['art.1.artist', '  ', 'slow-weather › artist: must be a line of text, without blanks'],
  ['garments.0.id', missing, '0 › id: must be a slug such as neon-nights, is missing'],
  ['garments.0.image', missing, 'side-b-hoodie › image: must be an object, is missing'],
  ['garments.0.colour', 'red', 'side-b-hoodie › colour: is not known'],

  // Ids over the whole shop.
  [
    'shoes.0.id',
    'neon-nights',
    'neon-nights › id: must be unique in the shop, is also in products',
  ],
  ['garments.0.id', 'pop', 'pop › id: must be unique in the shop, is also in categories'],
  [
    'newListings.0.title',
    'Golden Hour',
    'velvet-rooms › title: must be unique on its page, is also in topMovers',
  ],
  ['products.1.title', 'Neon Nights', 'sunday-keys › title: must be unique on its page'],
])('%s = %j is reported with its item and field', (path, value, complaint) => {
  const [list] = path.split('.');
  expect(complaints(altered(path, value))).toContainEqual(
    expect.stringContaining(`${list} › ${complaint}`),
  );
});

const { featuredAlbum, newListings, products } = everything;

test.each<[path: string, value: unknown, complaint: string]>([
  ['garments.length', 5, 'garments: must have 6 items, has 5'],
  ['discussions.length', 4, 'discussions: must have 5 items, has 4'],
  ['streams', missing, 'streams: must be a list, is missing'],
  ['hats', [], 'hats: is not known'],
  ['topMovers.2', newListings[1], 'topMovers: must show both trends'],
  ['featuredAlbum', { ...featuredAlbum, artist: 'Else' }, 'must be on a board of Music Trading'],
  ['products.2', { ...products[0], id: 'another' }, 'products: must have an art piece'],
])('a list with %s = %j is named', (path, value, complaint) => {
  expect(complaints(altered(path, value))).toContainEqual(expect.stringContaining(complaint));
});

test('one fault makes one line', () => {
  expect(complaints(altered('topMovers.0.price', -0.001))).toHaveLength(1);
  expect(complaints(altered('shoes.0.colour', 'red'))).toHaveLength(1);
});

test('a fault hides no other, not even a rule across fields of the same item', () => {
  const content = structuredClone(everything) as unknown as Record<string, object[]>;
  Object.assign(content.products![0]!, { artist: undefined, originalPrice: 40, price: 50 });
  content.streams!.length = 1;
  Object.assign(content.streams![0]!, { id: 'pop', colour: 'red' });
  expect(complaints(content).map((line) => line.split(':')[0])).toEqual([
    'products › neon-nights › artist',
    'products › neon-nights › originalPrice',
    'streams › pop › colour',
    'streams',
    'streams › pop › id',
  ]);
});

test.each([null, false, 'text', []])('content that is none (%j) is refused', (none) => {
  expect(complaints(none)).not.toEqual([]);
});
