import type { ArtPiece } from './types';

/** The gallery wall of Digital Canvas, in hanging order. */
export const art: readonly ArtPiece[] = [
  {
    id: 'harbor-signal',
    title: 'Harbor Signal',
    artist: 'Tomas Brandt',
    price: '0.45 ETH',
    image: {
      photo: 'photo-1604871000636-074fa5117945',
      description: 'An abstract painting in blue, white and red',
    },
  },
  {
    id: 'slow-weather',
    title: 'Slow Weather',
    artist: 'Yuki Arden',
    price: '0.62 ETH',
    image: { photo: 'photo-1541961017774-22349e4a1262', description: 'An abstract painting' },
  },
  {
    id: 'primary-argument',
    title: 'Primary Argument',
    artist: 'Ines Okafor',
    price: '0.78 ETH',
    image: {
      photo: 'photo-1605721911519-3dfeb3be25e7',
      description: 'An abstract painting in red, blue and yellow',
    },
  },
  {
    id: 'low-tide-high-noon',
    title: 'Low Tide, High Noon',
    artist: 'Sade Lindqvist',
    price: '0.36 ETH',
    image: {
      photo: 'photo-1618331833071-ce81bd50d300',
      description: 'An abstract painting in blue, white and yellow',
    },
  },
];
