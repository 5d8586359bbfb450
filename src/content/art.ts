import { printedIn, sprites } from './sprites';
import type { ArtPiece } from './types';

/** The gallery wall of Digital Canvas, in hanging order. */
export const art: readonly ArtPiece[] = printedIn<ArtPiece>(sprites.works, [
  {
    id: 'harbor-signal',
    title: 'Harbor Signal',
    artist: 'Tomas Brandt',
    price: '0.45 ETH',
    description: 'A lighthouse with a red lamp over waves in blue and white',
    print: { box: [400, 500] },
  },
  {
    id: 'slow-weather',
    title: 'Slow Weather',
    artist: 'Yuki Arden',
    price: '0.62 ETH',
    description: 'Rings in muted colors, like a weather map, crossed by a front',
    print: { box: [600, 420] },
  },
  {
    id: 'primary-argument',
    title: 'Primary Argument',
    artist: 'Ines Okafor',
    price: '0.78 ETH',
    description: 'A red shape and a blue one meet in a yellow burst',
    print: { box: [500, 500] },
  },
  {
    id: 'low-tide-high-noon',
    title: 'Low Tide, High Noon',
    artist: 'Sade Lindqvist',
    price: '0.36 ETH',
    description: 'A yellow sun over tidal pools and dark grasses',
    print: { box: [450, 600] },
  },
]);
