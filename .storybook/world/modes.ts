import { windows, type WindowName } from './viewports.ts';

/** A look a reviewer approves: settings of the toolbar, in a window. Chromatic and the local review take them from `parameters.chromatic.modes`. */
export interface Mode {
  readonly scheme: 'light' | 'dark' | 'system';
  readonly viewport: { readonly width: number; readonly height: number };
  readonly direction?: 'rtl';
  readonly textSize?: '150' | '200';
  readonly forcedColors?: 'active';
}

const mode = (scheme: Mode['scheme'], window: WindowName): Mode => ({
  scheme,
  viewport: windows[window],
});

/** What every story is looked at in. */
export const modes = {
  'dark phone': mode('dark', 'phone'),
  'dark tablet': mode('dark', 'tablet'),
  'dark desktop': mode('dark', 'desktop'),
  'light phone': mode('light', 'phone'),
  'light tablet': mode('light', 'tablet'),
  'light desktop': mode('light', 'desktop'),
} satisfies Record<string, Mode>;

/** What Default, Matrix and every screen are looked at in besides; the test-runner goes through them as well. */
const furtherModes = {
  narrow: mode('dark', 'narrowest'),
  'right to left': { ...mode('dark', 'desktop'), direction: 'rtl' },
  'large text': { ...mode('dark', 'phone'), textSize: '200' },
} satisfies Record<string, Mode>;

/** A story that asks for a window of its own is not for others: it only gets mirrored. */
export function furtherModesOf(id: string, ownWindow: boolean): Record<string, Mode> {
  if (!/^screens-|--(default|matrix)$/.test(id)) return {};
  return ownWindow ? { 'right to left': furtherModes['right to left'] } : furtherModes;
}

/** One of these for a state that Default and Matrix do not show: add it to the story's `parameters.chromatic.modes`. */
export const narrowMode = { narrow: furtherModes.narrow };
export const rightToLeftMode = { 'right to left': furtherModes['right to left'] };
export const largeTextMode = { 'large text': furtherModes['large text'] };

/** For what changes at a width that lies between those of all stories, or beyond them. */
export const laptopMode = { laptop: mode('dark', 'laptop') };
export const wideMode = { wide: mode('dark', 'wide') };

/** A phone on its side, and text half as large again, where a part keeps to the window. */
export const shortMode = { short: mode('dark', 'short') };
export const largerTextMode = {
  'larger text': { ...mode('dark', 'phone'), textSize: '150' },
} satisfies Record<string, Mode>;

/** Of a story's modes those that not every story has; what forced colours do only a picture shows. */
export const beyondAll = (own: Record<string, Mode>) =>
  Object.entries(own).filter(([name, { forcedColors }]) => !(name in modes) && !forcedColors);

/**
 * Milliseconds after which a story of the whole shop is at rest: the chat's button makes way for what lies under
 * it a moment after the page has moved (src/shell/layers/useStepAside.ts).
 */
export const delayOf = (id: string) => (/^(flows|shell-layout)-/.test(id) ? 300 : 0);

/** For what draws its own edges or states by colour: add it to a story's `parameters.chromatic.modes`. */
export const forcedColorsMode = {
  'forced colours': { ...mode('system', 'desktop'), forcedColors: 'active' },
} satisfies Record<string, Mode>;
