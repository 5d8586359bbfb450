/**
 * In the page: the lines of text that begin at the page's edge, with the distance from the edge to
 * their first ink. In a poster's size the blank before a letter is up to 6 px wide. Text that
 * begins more than 6 px away is in a box with its own edge, and is left out.
 */
export async function linesAtTheEdge(): Promise<{ line: string; off: number }[]> {
  await document.fonts.ready;
  // The value of `fluidSpace.edge` in src/tokens/space.ts in a window of this width.
  const edge = document.documentElement.clientWidth * 0.045;
  const pen = document.createElement('canvas').getContext('2d')!;
  const range = document.createRange();
  const found: { line: string; off: number }[] = [];
  const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
    const parent = text.parentElement!;
    const { clipPath, fontSize, fontStyle, fontWeight, fontFamily } = getComputedStyle(parent);
    // Text for screen readers only, and decoration, are left out.
    if (clipPath !== 'none' || parent.closest('[aria-hidden=true]') || !parent.checkVisibility())
      continue;
    let line: DOMRect | undefined;
    for (let index = 0; index < text.length; index++) {
      if (!text.data[index]!.trim()) continue;
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      const letter = range.getBoundingClientRect();
      const isFirst = !line || letter.top > line.top + line.height / 2;
      line = letter;
      if (!isFirst || Math.abs(letter.left - edge) > 6) continue;
      // The canvas rounds to whole pixels, and measures no ink from 256 px on.
      pen.font = `${fontStyle} ${fontWeight} 250px ${fontFamily}`;
      const room = pen.measureText(text.data[index]!).actualBoundingBoxLeft;
      const off = letter.left - (room * parseFloat(fontSize)) / 250 - edge;
      found.push({ line: text.data.slice(index, index + 20), off: Math.round(off * 10) / 10 });
    }
  }
  return found;
}
