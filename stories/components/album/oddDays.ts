import { topMovers } from '../../../src/content/albums';

export const rising = topMovers.find(({ id }) => id === 'golden-hour')!;
export const falling = topMovers.find(({ id }) => id === 'noche-larga')!;

/** Golden Hour with one price of the day only, which makes no line. */
export const unquoted = { ...rising, change: '+0.0%', history: [24.1] };

/** Golden Hour on a day on which its price grew more than a hundredfold. */
export const huge = {
  ...rising,
  price: 1_234_567.89,
  change: '+12,345.6%',
  history: [9_921.15, 48_000, 310_500.5, 1_234_567.89],
};
