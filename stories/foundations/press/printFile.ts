import type { Drawing, Inks } from '../../../src/content/types';
import { property } from '../../../src/theme/customProperties';

/** A drawing, and what is known of its inks. */
export interface Proof {
  print: Drawing;
  inks: Partial<Inks>;
}

/**
 * A print as an SVG file of its own, from the text of its sprite: its symbol, the masks and patterns
 * that the symbol names, and plain colours in place of our variables, which no other program knows.
 * The lines have their width in the drawing, so that they grow with it.
 */
export function printFile(sprite: string, { print, inks }: Proof): string {
  const source = new DOMParser().parseFromString(sprite, 'image/svg+xml');
  const symbol = source.getElementById(print.href.split('#')[1]!)!;
  const [width, height] = print.box;
  const frame = print.frame ?? `0 0 ${width} ${height}`;
  const [x, y, frameWidth, frameHeight] = frame.split(' ');

  const file = element(source, 'svg', { viewBox: frame, width: frameWidth!, height: frameHeight! });
  const drawing = element(source, 'svg', { width: `${width}`, height: `${height}` });
  for (const name of ['viewBox', 'preserveAspectRatio'])
    if (symbol.hasAttribute(name)) drawing.setAttribute(name, symbol.getAttribute(name)!);
  drawing.append(...symbol.children);
  const definitions = element(source, 'defs', {});
  definitions.append(...namedBy(drawing, source));
  if (definitions.firstChild) file.append(definitions);
  if (inks.ground)
    file.append(
      element(source, 'rect', {
        x: x!,
        y: y!,
        width: frameWidth!,
        height: frameHeight!,
        fill: inks.ground,
      }),
    );
  file.append(drawing);
  return inPlainColours(new XMLSerializer().serializeToString(file), inks);
}

function element(source: Document, name: string, attributes: Record<string, string>) {
  const made = source.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

/** What an element names elsewhere in its sprite (`url(#h2)`, `href="#da"`), and what that names. */
function namedBy(drawing: Element, source: Document): Set<Element> {
  const found = new Set<Element>();
  const search = (text: string) => {
    for (const [, id] of text.matchAll(/(?:url\(|href=")#([\w-]+)/g)) {
      const named = source.getElementById(id!);
      if (!named || drawing.contains(named) || found.has(named)) continue;
      found.add(named);
      search(named.outerHTML);
    }
  };
  search(drawing.outerHTML);
  return found;
}

function inPlainColours(svg: string, inks: Partial<Inks>) {
  const colours = new Map<string, string>(
    Object.entries(inks).map(([name, ink]) => [property(`ink-${name as keyof Inks}`), ink]),
  );
  return (
    svg
      .replaceAll(/ style="translate:[^"]*"| vector-effect="[^"]*"/g, '')
      .replaceAll(
        /var\((--[\w-]+)(?:,\s*([^)]*))?\)/g,
        (_, name: string, own = '') => colours.get(name) ?? own,
      )
      // The width of a seam: `calc(3*.6)`.
      .replaceAll(/calc\(([\d.]+)\*([\d.]+)\)/g, (_, line, share) =>
        String(Math.round(line * share * 100) / 100),
      )
  );
}
