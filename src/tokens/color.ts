/** One colour in both schemes, as hex. */
export interface SchemeColor {
  readonly light: string;
  readonly dark: string;
}

/**
 * The roles of the colours. Scripts of a page need only these names, because the values are in its
 * styles.
 */
export const colorRoles = [
  'ground',
  'surface',
  'raised',
  'line',
  'control',
  'text',
  'muted',
  'accent',
  'onAccent',
  'accentText',
  'up',
  'down',
  'live',
  'ticket',
  'onTicket',
  'upOnTicket',
  'downOnTicket',
  'wall',
  'floor',
  'frame',
  'mat',
  'paper',
  'focus',
] as const;

export type ColorRole = (typeof colorRoles)[number];

/**
 * The palette by role. Components ask for a role, never for a hex value. color.test.ts computes the
 * contrast of every pair in contrast.ts (WCAG 1.4.3, 1.4.11).
 */
export const color = {
  /** The background of the page. */
  ground: { dark: '#0d0c0b', light: '#f6f1e7' },
  /** The background of parts that lie on the page: menus, the chat, the tape. */
  surface: { dark: '#171513', light: '#fffaf1' },
  /** The background of parts that lie on a surface: chat bubbles, monitors, rows and links under the pointer, buttons that are disabled. */
  raised: { dark: '#211e1b', light: '#efe7d8' },
  /** Hairlines that divide. They carry no meaning, so they need no contrast. */
  line: { dark: '#38332d', light: '#d8cdb9' },
  /** The outline of what can be pressed or typed into: 3:1 against its ground. */
  control: { dark: '#7a7166', light: '#8a7f6f' },
  /** Text. */
  text: { dark: '#f5f0e8', light: '#17130f' },
  /** Secondary text: captions, dates, units. */
  muted: { dark: '#aca398', light: '#655c50' },
  /** The accent, as a fill. */
  accent: { dark: '#ff5a1f', light: '#ff5a1f' },
  /** Text and icons on an accent fill. */
  onAccent: { dark: '#140600', light: '#140600' },
  /** The accent as the colour of text. */
  accentText: { dark: '#ff5a1f', light: '#b33300' },
  /** A price that rises, always beside a sign or an arrow; also the sign that BeatBot is online. */
  up: { dark: '#4ade80', light: '#0b7a3b' },
  /** A price that falls, always beside a sign or an arrow; also what went wrong. */
  down: { dark: '#ff7a70', light: '#b3261e' },
  /** What is live, as text. */
  live: { dark: '#d9ff43', light: '#3f5200' },
  /**
   * The background of tickets, toasts, Fashion's hang tag and Community's margin. It inverts the
   * page's colours, so that they stand out in both schemes.
   */
  ticket: { dark: '#f5f0e8', light: '#17130f' },
  /** Text on a ticket. */
  onTicket: { dark: '#0d0c0b', light: '#f6f1e7' },
  /** A price that rises, on a ticket. */
  upOnTicket: { dark: '#0b6b34', light: '#4ade80' },
  /** A price that falls, on a ticket. */
  downOnTicket: { dark: '#b3261e', light: '#ff7a70' },
  /** The wall that art hangs on, slightly darker or lighter than the page. */
  wall: { dark: '#211e1b', light: '#ece4d5' },
  /** The floor below the wall. */
  floor: { dark: '#2a2622', light: '#d9cdb8' },
  /** The frame of a piece of art. */
  frame: { dark: '#564a3e', light: '#17130f' },
  /** The mat between a piece of art and its frame, the same in both schemes. */
  mat: { dark: '#f5f0e8', light: '#f5f0e8' },
  /** The background of the magazine, slightly warmer than the page's. */
  paper: { dark: '#0d0c0b', light: '#f3ead7' },
  /**
   * The inner line of the focus ring. The outer line is `ground`, so one of the two reaches 3:1 on
   * any background.
   */
  focus: { dark: '#f5f0e8', light: '#17130f' },
} as const satisfies Record<ColorRole, SchemeColor>;

/**
 * The colours that change for people who ask their system for more contrast: every text reaches 7:1
 * (WCAG 1.4.6), and dividing lines reach 3:1.
 */
export const moreContrast = {
  line: color.control,
  muted: { dark: '#b5aca1', light: '#51493f' },
  accent: { dark: '#ff6f3a', light: '#ff6f3a' },
  accentText: { dark: '#ff8a5c', light: '#8c2800' },
  up: { dark: '#4ade80', light: '#08562a' },
  down: { dark: '#ff8980', light: '#8c1c16' },
  upOnTicket: { dark: '#08562a', light: '#4ade80' },
  downOnTicket: { dark: '#8c1c16', light: '#ff8980' },
} as const satisfies Partial<Record<ColorRole, SchemeColor>>;

/**
 * Colours on prints and photos. They are the same in both schemes, because the picture under them
 * is.
 */
export const onCover = {
  /** Words on a tag, the mat around art, and the paper around a photo. */
  text: '#fff6ea',
  /** The tag in a picture's corner. */
  tag: '#0d0c0b',
  /** The buttons on a picture, their icons and words, and the thin light ring around them. */
  pill: '#0d0c0b',
  onPill: '#fff6ea',
  /** What is live: the lime of the dark scheme. */
  live: '#d9ff43',
  ring: '#ffffff2e',
  /** What a frame and its label throw on the wall. */
  shade: '#00000033',
} as const;
