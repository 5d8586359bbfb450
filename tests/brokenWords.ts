/**
 * Widths of narrow, usual and wide windows, and of those between where a headline might just not
 * fit.
 */
export const windowWidths = [320, 360, 390, 480, 560, 640, 768, 1024, 1100, 1280, 1500, 1920];

/**
 * In the page: the words that begin on one line and end on another. A line may end at a hyphen or a
 * slash, and a word of more than 24 letters is not an ordinary one. Code is left out, and so is the
 * tree in which Storybook shows an object.
 * @param overlap the share of a line's height by which the lines before and after it may reach into
 * it: 0.5 for headlines and prices, whose lines are tight
 */
export function brokenWords(overlap: number): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const broken: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!parent?.checkVisibility() || parent.closest('pre, code, svg, .rejt-tree')) continue;
    // Words for screen readers only have a box of one pixel.
    if (parent.getBoundingClientRect().width <= 1) continue;
    range.selectNodeContents(text);
    if (!isWrapped(range)) continue;
    for (const { 0: word, index } of text.nodeValue!.matchAll(/[\p{L}\p{N}’']{2,}/gu)) {
      if (word.length > 24) continue;
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (isWrapped(range)) broken.push(word);
    }
  }
  return [...new Set(broken)];

  /** Boxes beside each other count as one line, even if the first letter is a large one. */
  function isWrapped(words: Range) {
    const boxes = [...words.getClientRects()];
    const lowest = Math.max(...boxes.map(({ top }) => top));
    return boxes.some(({ bottom, height }) => bottom < lowest + 2 + height * overlap);
  }
}
