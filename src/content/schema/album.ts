import { z } from 'zod';
import { dollars, entity, id, ink, matching, oneOf, text, withRules } from './fields';
import { moveOf } from './written';

/** An album of the market: its price, and the day behind it, must agree. */
export const album = withRules(
  entity({
    id,
    title: text(),
    artist: text(),
    genre: oneOf('Hip-Hop', 'R&B', 'Latin'),
    price: dollars(),
    change: matching(/^[+−]\d+\.\d%$/, 'must be a signed percent such as +5.2% or −1.9% (U+2212)'),
    trend: oneOf('up', 'down'),
    /** Today's prices, oldest first. */
    history: z
      .array(dollars(), 'must be a list')
      .refine(({ length }) => length >= 12 && length <= 48, 'must have 12 to 48 prices')
      .readonly(),
    /** The inks of the album's cover: its ground, its lines, and the line of today. */
    inks: entity({ ground: ink(), body: ink(), key: ink() }).refine(
      ({ ground, body, key }) => ground !== key && ground !== body,
      'must have lines in other inks than the ground',
    ),
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
