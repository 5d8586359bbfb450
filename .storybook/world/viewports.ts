import { breakpoint } from '../../src/tokens/breakpoint.ts';

/**
 * The windows in which a story can be shown: at most of our breakpoints, a common phone, the
 * narrowest window that we support (WCAG 1.4.10), and a phone on its side.
 */
export const windows = {
  narrowest: { width: 320, height: 640 },
  short: { width: 640, height: 320 },
  phone: { width: breakpoint.phone, height: 740 },
  handset: { width: 390, height: 844 },
  tablet: { width: breakpoint.tablet, height: 1024 },
  laptop: { width: breakpoint.laptop, height: 800 },
  desktop: { width: breakpoint.desktop, height: 800 },
  wide: { width: breakpoint.wide, height: 800 },
};

export type WindowName = keyof typeof windows;

/** The same windows in the toolbar's form. */
export const viewports = Object.fromEntries(
  Object.entries(windows).map(([name, { width, height }]) => [
    name,
    {
      name: `${name[0]!.toUpperCase()}${name.slice(1)} · ${width} × ${height}`,
      styles: { width: `${width}px`, height: `${height}px` },
      type: width < breakpoint.tablet ? ('mobile' as const) : ('desktop' as const),
    },
  ]),
);
