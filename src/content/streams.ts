import { printedIn, sprites } from './sprites';
import type { Stream } from './types';

/** "Happening Now" of Go Live, Sell More. */
export const streams: readonly Stream[] = printedIn<Stream>(sprites.streams, [
  {
    id: 'the-crate-sale',
    title: 'The Crate Sale',
    host: 'Ruby Tran',
    product: 'Signed first pressings',
    viewers: '1.2k',
    image: { photo: 'photo-1630797160666-38e8c5ba44c1', description: 'A vlogger' },
    print: {
      description: 'A seller behind a crate of records holds one up in front of a ring light',
      inks: { ground: '#ffcb3d', body: '#d8344b', key: '#37081d', paper: '#fff4de' },
    },
  },
  {
    id: 'worn-and-measured',
    title: 'Worn and Measured',
    host: 'Camille Duarte',
    product: 'Winter hoodies and crewnecks',
    viewers: '860',
    image: { photo: 'photo-1603217039863-aa0c865404f7', description: 'A fashion influencer' },
    print: {
      description:
        'A seller with a tape measure around her neck shows a hoodie, a phone beside her',
      inks: { ground: '#93d8c0', body: '#e0568f', key: '#0d2f33', paper: '#fdf6e8' },
    },
  },
]);
