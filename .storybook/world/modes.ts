import type { PseudoStates } from './pseudoStates.ts';
import { windows, type WindowName } from './viewports.ts';

/**
 * A look that a reviewer approves: settings of the toolbar, in a window. Chromatic and the local
 * review read them from `parameters.chromatic.modes`.
 */
export interface Mode {
  readonly scheme: 'light' | 'dark' | 'system';
  readonly viewport: { readonly width: number; readonly height: number };
  readonly direction?: 'rtl';
  readonly textSize?: 'larger' | 'double';
  readonly forcedColors?: 'active';
  readonly pseudo?: PseudoStates;
}

const mode = (scheme: Mode['scheme'], window: WindowName): Mode => ({
  scheme,
  viewport: windows[window],
});

/** The modes of every story. */
export const modes = {
  'dark phone': mode('dark', 'phone'),
  'dark tablet': mode('dark', 'tablet'),
  'dark desktop': mode('dark', 'desktop'),
  'light phone': mode('light', 'phone'),
  'light tablet': mode('light', 'tablet'),
  'light desktop': mode('light', 'desktop'),
} satisfies Record<string, Mode>;

/** The further modes of Default, Matrix and every screen. The test-runner checks them too. */
const furtherModes = {
  narrow: mode('dark', 'narrowest'),
  'right to left': { ...mode('dark', 'desktop'), direction: 'rtl' },
  'large text': { ...mode('dark', 'phone'), textSize: 'double' },
} satisfies Record<string, Mode>;

/**
 * The further modes of a story. A story with a window of its own is not shown in other windows,
 * only mirrored.
 */
export function furtherModesOf(id: string, ownWindow: boolean): Record<string, Mode> {
  if (!/^screens-|--(default|matrix)$/.test(id)) return {};
  return ownWindow ? { 'right to left': furtherModes['right to left'] } : furtherModes;
}

/**
 * Add one of these modes to a story's `parameters.chromatic.modes` if it shows a state that Default
 * and Matrix do not.
 */
export const narrowMode = { narrow: furtherModes.narrow };
export const rightToLeftMode = { 'right to left': furtherModes['right to left'] };
export const largeTextMode = { 'large text': furtherModes['large text'] };

/** For stories that change at a width between those of all stories, or beyond them. */
export const laptopMode = { laptop: mode('dark', 'laptop') };
export const wideMode = { wide: mode('dark', 'wide') };

/** A phone on its side, for components that adapt to the window's height. */
export const shortMode = { short: mode('dark', 'short') };
/** Text at 150 %. */
export const largerTextMode = {
  'larger text': { ...mode('dark', 'phone'), textSize: 'larger' },
} satisfies Record<string, Mode>;

/**
 * The modes of a story that not every story has, without forced colours and the pointer, whose effect
 * only shows in a picture.
 */
export const beyondAll = (own: Record<string, Mode>) =>
  Object.entries(own).filter(
    ([name, { forcedColors, pseudo }]) => !(name in modes) && !forcedColors && !pseudo,
  );

/**
 * Milliseconds after which a story of the whole shop is at rest. The chat's button makes way for
 * controls under it a moment after the page has moved (src/shell/layers/useStepAside.ts).
 */
export const delayOf = (id: string) => (/^(flows|shell-layout)-/.test(id) ? 300 : 0);

/**
 * For stories of components that draw their own edges, or show states by colour. Add it to the
 * story's `parameters.chromatic.modes`.
 */
export const forcedColorsMode = {
  'forced colours': { ...mode('system', 'desktop'), forcedColors: 'active' },
} satisfies Record<string, Mode>;

/** For stories of what can be pressed. Add it as `forcedColorsMode`. */
export const pointerMode = {
  hovered: { ...mode('dark', 'desktop'), pseudo: { hover: true } },
  'hovered light': { ...mode('light', 'desktop'), pseudo: { hover: true } },
  pressed: { ...mode('dark', 'desktop'), pseudo: { hover: true, active: true } },
} satisfies Record<string, Mode>;
