import { breakpoint } from '../src/tokens/breakpoint.ts';

const heights: Record<string, number> = { phone: 740, tablet: 1024 };

const sizes = Object.fromEntries(
  Object.entries(breakpoint).map(([name, width]) => [
    name,
    { width, height: heights[name] ?? 800 },
  ]),
) as Record<keyof typeof breakpoint, { width: number; height: number }>;

/** The windows a story can be seen in: our breakpoints, and the narrowest and the shortest we promise (WCAG 1.4.10). */
export const windows = {
  narrowest: { width: 320, height: 640 },
  short: { width: 640, height: 320 },
  ...sizes,
};

export type WindowName = keyof typeof windows;

const titles: Partial<Record<WindowName, string>> = {
  narrowest: '320 px',
  short: 'Phone on its side · 640 × 320',
};

const titleOf = (name: WindowName) =>
  titles[name] ?? `${name[0]!.toUpperCase()}${name.slice(1)} · ${windows[name].width}`;

const typeOf = (width: number) =>
  width < breakpoint.tablet ? 'mobile' : width < breakpoint.laptop ? 'tablet' : 'desktop';

/** The same for the toolbar. */
export const viewports = Object.fromEntries(
  Object.entries(windows).map(([name, { width, height }]) => [
    name,
    {
      name: titleOf(name as WindowName),
      styles: { width: `${width}px`, height: `${height}px` },
      type: typeOf(width) as 'mobile' | 'tablet' | 'desktop',
    },
  ]),
);
