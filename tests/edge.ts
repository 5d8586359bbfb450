/**
 * In the page: the lines of text that begin at the page's edge, and how far from it their first ink is. A letter
 * brings along room of its own, as wide as a finger at the size of a poster. What begins more than 6 px
 * away stands in a box with an edge of its own.
 */
export async function linesAtTheEdge(): Promise<{ line: string; off: number }[]> {
  await document.fonts.ready;
  // What `fluidSpace.edge` of src/tokens/space.ts is in a window of this width.
  const edge = document.documentElement.clientWidth * 0.045;
  const pen = document.createElement('canvas').getContext('2d')!;
  const range = document.createRange();
  const found: { line: string; off: number }[] = [];
  const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
    const parent = text.parentElement!;
    const { clipPath, fontSize, fontStyle, fontWeight, fontFamily } = getComputedStyle(parent);
    // Only for screen readers, or only a decoration.
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
      // The pen rounds to whole pixels, and from 256 px on it measures no ink.
      pen.font = `${fontStyle} ${fontWeight} 250px ${fontFamily}`;
      const room = pen.measureText(text.data[index]!).actualBoundingBoxLeft;
      const off = letter.left - (room * parseFloat(fontSize)) / 250 - edge;
      found.push({ line: text.data.slice(index, index + 20), off: Math.round(off * 10) / 10 });
    }
  }
  return found;
}
