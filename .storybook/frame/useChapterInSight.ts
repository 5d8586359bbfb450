import { useEffect } from 'react';

/** What a reader does who wants to look at another place. */
const readersMoves = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/**
 * Keeps the chapter that the address names at the window's upper edge while the stories before it
 * are still being drawn, until the reader moves. Storybook scrolls there once, before most of them
 * have their height, and stops short of the chapter.
 */
export function useChapterInSight() {
  useEffect(() => {
    // A page of another origin, such as a composed catalogue, keeps its address to itself.
    const { location } = window.frameElement ? window.parent : window;
    const chapter = location.hash.slice(1);
    if (!chapter) return;
    const heights = new ResizeObserver(() =>
      document.getElementById(chapter)?.scrollIntoView({ behavior: 'instant' }),
    );
    heights.observe(document.body);
    const leave = () => heights.disconnect();
    for (const move of readersMoves) addEventListener(move, leave, { once: true });
    return () => {
      leave();
      for (const move of readersMoves) removeEventListener(move, leave);
    };
  }, []);
}
