import { SET_GLOBALS, GLOBALS_UPDATED } from 'storybook/internal/core-events';
import type { GlobalTypes } from 'storybook/internal/types';
import { addons } from 'storybook/preview-api';
import { useSyncExternalStore } from 'react';
import { isFrozen } from './frozenWorld';
import type { PseudoStates } from './pseudoStates';
import { photoChoices, type PhotoGlobal } from './photos';

/** The size of the root's text, in percent of the reader's own. */
export const textSizes = { usual: 100, larger: 150, double: 200 };

/** The settings of the toolbar. A story or a mode can set them by `globals`. */
export interface Globals {
  scheme: 'system' | 'light' | 'dark' | 'both';
  direction: 'ltr' | 'rtl';
  motion: 'full' | 'reduced';
  photos: PhotoGlobal;
  /** Words, because an address gives back a number as a number, which no entry of the menu is. */
  textSize: keyof typeof textSizes;
  grid: 'off' | 'on';
  main: 'off' | 'onion' | 'difference';
  /** Set by the switch of Storybook's addon. */
  pseudo: PseudoStates;
}

export const initialGlobals: Globals = {
  scheme: 'system',
  direction: 'ltr',
  motion: 'full',
  photos: 'art',
  textSize: 'usual',
  grid: 'off',
  main: 'off',
  pseudo: {},
};

type Toolbar = NonNullable<GlobalTypes[string]['toolbar']>;

/**
 * A menu whose first entry is the default. The toolbar highlights it only when another entry is
 * chosen.
 */
const choice = (
  name: string,
  icon: Toolbar['icon'],
  titles: readonly (readonly [string, string])[],
) => ({
  name,
  description: name,
  toolbar: {
    title: name,
    icon,
    items: titles.map(([value, title], index) => ({
      value,
      title,
      type: index === 0 ? ('reset' as const) : ('item' as const),
    })),
  },
});

export const globalTypes = {
  scheme: choice('Scheme', 'mirror', [
    ['system', 'As the system'],
    ['light', 'Light'],
    ['dark', 'Dark'],
    ['both', 'Both side by side'],
  ]),
  direction: choice('Direction', 'transfer', [
    ['ltr', 'Left to right'],
    ['rtl', 'Right to left'],
  ]),
  motion: choice('Motion', 'play', [
    ['full', 'Full motion'],
    ['reduced', 'Reduced motion'],
  ]),
  photos: choice('Photos', 'photo', photoChoices),
  textSize: choice(
    'Text size',
    'paragraph',
    Object.entries(textSizes).map(([name, percent]) => [name, `${percent} %`]),
  ),
  grid: choice('Grid', 'grid', [
    ['off', 'No grid'],
    ['on', 'Column grid'],
  ]),
  main: choice('Main', 'stacked', [
    ['off', 'Without main'],
    ['onion', 'Onion skin'],
    ['difference', 'Difference'],
  ]),
};

/**
 * Sets the toolbar's choices as attributes on an element: the whole page, or the frame of one story
 * in a docs page.
 */
export function attributes({ scheme, direction, motion }: Globals) {
  return {
    'data-scheme': scheme === 'light' || scheme === 'dark' ? scheme : undefined,
    'data-motion': motion === 'reduced' || isFrozen ? 'reduced' : undefined,
    dir: direction,
  };
}

export function applyToPage(globals: Globals) {
  const root = document.documentElement;
  for (const [name, value] of Object.entries(attributes(globals)))
    if (value) root.setAttribute(name, value);
    else root.removeAttribute(name);
  root.style.fontSize = globals.textSize === 'usual' ? '' : `${textSizes[globals.textSize]}%`;
}

// Docs pages have no story context, so they listen to the toolbar themselves.
let current = initialGlobals;
const listeners = new Set<() => void>();
const update = () => {
  // The event's own data is not used, because a story in a frame of the page announces its own
  // settings by the same channel.
  const now = { ...initialGlobals, ...__STORYBOOK_PREVIEW__.storyStoreValue?.userGlobals.get() };
  // Whoever is told tells the frames, and each of these announces that.
  if (JSON.stringify(now) === JSON.stringify(current)) return;
  current = now;
  for (const listener of listeners) listener();
};
addons.getChannel().on(SET_GLOBALS, update);
addons.getChannel().on(GLOBALS_UPDATED, update);

/** The toolbar's settings, for docs pages. */
export const useToolbar = (): Globals =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
