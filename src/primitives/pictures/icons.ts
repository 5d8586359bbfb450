/**
 * The drawing of every icon the product uses, by what it stands for: Lucide's paths, on 24 by 24
 * units, joined to one. Lucide itself is not bundled, because its index makes webpack read two
 * thousand icons for twelve. icons.test.ts draws each of them beside Lucide's.
 */
export const icons = {
  arrowRight: 'M5 12h14M12 5l7 7-7 7',
  cart: 'M16 10a4 4 0 0 1-8 0M3.103 6.034h17.794M3.4 5.467a2 2 0 0 0-.4 1.2V20a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V6.667a2 2 0 0 0-.4-1.2l-2-2.667A2 2 0 0 0 17 2H7a2 2 0 0 0-1.6.8z',
  chat: 'M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092 10 10 0 1 0-4.777-4.719',
  chevronDown: 'M6 9l6 6 6-6',
  close: 'M18 6 6 18M6 6l12 12',
  like: 'M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5',
  listen:
    'M16.247 7.761a6 6 0 0 1 0 8.478M19.075 4.933a10 10 0 0 1 0 14.134M4.925 19.067a10 10 0 0 1 0-14.134M7.753 16.239a6 6 0 0 1 0-8.478M10 12a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
  menu: 'M4 5h16M4 12h16M4 19h16',
  play: 'M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z',
  search: 'M21 21l-4.34-4.34M3 11a8 8 0 1 0 16 0 8 8 0 1 0-16 0',
  send: 'M3.714 3.048a.498.498 0 0 0-.683.627l2.843 7.627a2 2 0 0 1 0 1.396l-2.842 7.627a.498.498 0 0 0 .682.627l18-8.5a.5.5 0 0 0 0-.904zM6 12h16',
  views:
    'M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0M9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0',
} as const;

export type IconName = keyof typeof icons;

/**
 * What Lucide calls each drawing. No visitor is sent this: the catalogue finds icons by it, and the
 * test its model.
 */
export const lucideNames = {
  arrowRight: 'ArrowRight',
  cart: 'ShoppingBag',
  chat: 'MessageCircle',
  chevronDown: 'ChevronDown',
  close: 'X',
  like: 'Heart',
  listen: 'Radio',
  menu: 'Menu',
  play: 'Play',
  search: 'Search',
  send: 'SendHorizontal',
  views: 'Eye',
} as const satisfies Record<IconName, string>;
