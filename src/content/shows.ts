import { printedIn, sprites } from './sprites';
import type { LiveShow, UpcomingShow } from './types';

/** "Live Now" of On The Air. */
export const liveShows: readonly LiveShow[] = printedIn<LiveShow>(sprites.shows, [
  {
    id: 'the-low-end',
    title: 'The Low End',
    host: 'Deja Monroe',
    topic: 'Building a whole beat from one family cassette',
    live: true,
    image: { photo: 'photo-1590602847861-f357a9332bbc', description: 'A podcast microphone' },
    print: {
      description: 'A cassette in front of a microphone',
      inks: { ground: '#9a8cff', body: '#ffb02e', key: '#120b3f', paper: '#fbf4e6' },
    },
  },
  {
    id: 'door-money',
    title: 'Door Money',
    host: 'Omar Castell',
    topic: 'How a tour of eighty-seat rooms paid for an album',
    live: true,
    image: { photo: 'photo-1593697909683-bccb1b9e68a4', description: 'A podcast being recorded' },
    print: {
      description:
        'A cash box full of records beside the open door to a small room with an audience',
      inks: { ground: '#ff9466', body: '#c92b35', key: '#3b0a12', paper: '#fff3e0' },
    },
  },
]);

/** "Upcoming Shows" of On The Air, soonest first. */
export const upcomingShows: readonly UpcomingShow[] = printedIn<UpcomingShow>(sprites.shows, [
  {
    id: 'liner-notes',
    title: 'Liner Notes',
    host: 'Hana Whitlock',
    topic: 'Nova Reyes takes Midnight Tape apart, track by track',
    time: 'Fri, Dec 12, 8:00 PM EST',
    startsAt: '2025-12-12T20:00:00-05:00',
    image: { photo: 'photo-1478737270239-2f02b77fc618', description: 'A podcast studio' },
    print: {
      description: 'An open booklet with a line marked in red, and a microphone above it',
      inks: { ground: '#86cfff', body: '#f04e37', key: '#0b1f4d', paper: '#fdf6e6' },
    },
  },
  {
    id: 'sole-proprietors',
    title: 'Sole Proprietors',
    host: 'Theo Banks',
    topic: 'What a resale price can and cannot tell you',
    time: 'Tue, Dec 16, 7:30 PM EST',
    startsAt: '2025-12-16T19:30:00-05:00',
    image: {
      photo: 'photo-1619490287893-862fd1808407',
      description: 'A microphone set up for a podcast',
    },
    print: {
      description: 'The sole of a shoe with records for its tread, a price tag and a microphone',
      inks: { ground: '#cdec5b', body: '#f07a2a', key: '#1f2b06', paper: '#fbfae6' },
    },
  },
]);
