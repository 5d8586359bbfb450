import { breakpoint } from '../src/tokens/breakpoint.ts';

const heights: Record<string, number> = { phone: 740, tablet: 1024 };

const viewport = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
  type: (width < breakpoint.tablet
    ? 'mobile'
    : width < breakpoint.laptop
      ? 'tablet'
      : 'desktop') as 'mobile' | 'tablet' | 'desktop',
});

/** The windows a story can be seen in: our breakpoints, and the narrowest and the shortest we promise (WCAG 1.4.10). */
export const viewports = {
  narrowest: viewport('320 px', 320, 640),
  short: viewport('Phone on its side · 640 × 320', 640, 320),
  ...Object.fromEntries(
    Object.entries(breakpoint).map(([name, width]) => [
      name,
      viewport(`${name[0]!.toUpperCase()}${name.slice(1)} · ${width}`, width, heights[name] ?? 800),
    ]),
  ),
};
