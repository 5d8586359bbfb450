import type { Discussion } from './types';

/**
 * The threads of Creator Hub, latest reply first. All ages are counted back from December 9, 2025,
 * 3 PM EST.
 */
export const discussions: readonly Discussion[] = [
  {
    id: 'drill-with-live-strings',
    title: 'First drill beat with live strings: too busy before the drop?',
    author: 'Kofi Mensah',
    replies: 48,
    views: 1320,
    lastReply: '12 minutes ago',
    lastReplyAt: '2025-12-09T14:48:00-05:00',
    category: 'Beat Feedback',
    categoryInk: '#ffcf33',
  },
  {
    id: 'storing-pairs-without-yellowing',
    title: 'Storing pairs for years without yellowing: what has worked for you?',
    author: 'Bea Castellano',
    replies: 63,
    views: 2140,
    lastReply: '1 hour ago',
    lastReplyAt: '2025-12-09T14:00:00-05:00',
    category: 'Sneakers',
    categoryInk: '#ff7a4d',
  },
  {
    id: 'vocalist-in-lisbon',
    title: 'Vocalist in Lisbon looking for an R&B producer, two songs written',
    author: 'Rita Fontes',
    replies: 27,
    views: 845,
    lastReply: '3 hours ago',
    lastReplyAt: '2025-12-09T12:00:00-05:00',
    category: 'Collaborations',
    categoryInk: '#c9f25c',
  },
  {
    id: 'low-end-on-small-speakers',
    title: 'How do you get low end across on a phone speaker?',
    author: 'Dmitri Hale',
    replies: 91,
    views: 3904,
    lastReply: '5 hours ago',
    lastReplyAt: '2025-12-09T10:00:00-05:00',
    category: 'Production Talk',
    categoryInk: '#25c9f2',
  },
  {
    id: 'heavyweight-tees-under-fifty',
    title: 'Who prints heavyweight tees in runs under fifty?',
    author: 'Noor Haddad',
    replies: 34,
    views: 1108,
    lastReply: '1 day ago',
    lastReplyAt: '2025-12-08T15:00:00-05:00',
    category: 'Fashion',
    categoryInk: '#ffa4e4',
  },
];
