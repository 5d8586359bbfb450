import { breakpoint, type Breakpoint } from '../src/tokens/breakpoint';

/** A look a reviewer approves: Chromatic takes it from `parameters.chromatic.modes`, the local review from here. */
export interface Mode {
  /** The toolbar's scheme; forced colours bring their own. */
  readonly scheme: 'light' | 'dark' | 'system';
  readonly viewport: { readonly width: number; readonly height: number };
  readonly forcedColors?: 'active';
}

const heights = { phone: 740, tablet: 1024, desktop: 800 } as const;

const mode = (scheme: Mode['scheme'], at: Breakpoint & keyof typeof heights): Mode => ({
  scheme,
  viewport: { width: breakpoint[at], height: heights[at] },
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

/** For what draws its own edges or states by colour: add it to a story's `parameters.chromatic.modes`. */
export const forcedColorsMode = {
  'forced colours': { ...mode('system', 'desktop'), forcedColors: 'active' },
} satisfies Record<string, Mode>;

/** For a single variant that the component's matrix shows as well: it is tested, but not photographed twice. */
export const inMatrix = { chromatic: { disableSnapshot: true } };
