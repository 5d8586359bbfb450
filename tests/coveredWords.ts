/**
 * In the page: the words of its content that a picture, or other decoration, lies over. Only what is
 * in the window is looked at, so the window has to be as high as the page.
 */
export function coveredWords(): string[] {
  const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const covered: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const words = text.parentElement!;
    if (!text.nodeValue!.trim() || !words.checkVisibility({ visibilityProperty: true })) continue;
    range.selectNodeContents(text);
    const isOver = (x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      const decoration = hit?.closest('svg, img, [aria-hidden]');
      return decoration && !hit!.contains(words) && !decoration.contains(words);
    };
    for (const { left, top, width, height } of range.getClientRects())
      // Words for screen readers only have a box of one pixel.
      if (width > 1 && [0.1, 0.5, 0.9].some((at) => isOver(left + at * width, top + height / 2)))
        covered.push(text.nodeValue!);
  }
  return [...new Set(covered)];
}
