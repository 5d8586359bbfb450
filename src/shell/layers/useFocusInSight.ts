import { useEffect, type RefObject } from 'react';
import { closeLayer, isLayerOpen } from './layers';

/** The room that a focus ring takes, in px. */
const RING = 8;

/**
 * Keeps the element that the keyboard has focused clear of what floats in the dock (WCAG 2.4.11,
 * 2.4.12). It scrolls the page until the element is clear; at the end of the page it adds room to
 * scroll into. If the chat leaves too little room, the chat closes. An element focused with a
 * pointer was in sight, and stays where it is under the pointer: the browser gives it no ring.
 */
export function useFocusInSight(dock: RefObject<HTMLElement>) {
  useEffect(() => {
    let frame = 0;
    // In the next frame the browser has scrolled to the focused element, and the dock has its size.
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => dock.current && bringIntoSight(dock.current));
    };
    // These changes are a toast that comes, and the chat that opens or closes.
    const changes = new MutationObserver(look);
    changes.observe(dock.current!, { childList: true, subtree: true });
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('focusin', look, { signal });
    let width = window.innerWidth;
    const onResize = () => {
      // In a window of another width, such as a phone that is turned, what has the focus may have
      // gone out of it. The page as a whole, which has it after a page change, stays where it is.
      const focused = document.activeElement as HTMLElement;
      if (window.innerWidth !== width && focused.tabIndex >= 0 && focused.matches(':focus-visible'))
        focused.scrollIntoView({ block: 'nearest' });
      width = window.innerWidth;
      look();
    };
    window.addEventListener('resize', onResize, { signal });
    // The on-screen keyboard of an iPhone changes only what is seen of the window.
    window.visualViewport?.addEventListener('resize', look, { signal });
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      listening.abort();
      roomAtEnd(0);
    };
  }, [dock]);
}

/** Takes back the room below the page. Call it for a new page, which begins without. */
export const takeRoomBack = () => roomAtEnd(0);

const roomAtEnd = (px: number) => {
  document.body.style.paddingBlockEnd = px > 0 ? `${px}px` : '';
};
const readRoom = () => parseFloat(document.body.style.paddingBlockEnd) || 0;

/** How far the page can still be scrolled down, in px. */
function restBelow() {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
  return scrollHeight - clientHeight - scrollTop;
}

function bringIntoSight(dock: HTMLElement) {
  // Room that has left the window again can go unseen.
  const isNeeded = isLayerOpen('toast') || isLayerOpen('chat');
  const room = readRoom();
  if (room && (!isNeeded || restBelow() >= room)) roomAtEnd(0);
  const focused = document.activeElement as HTMLElement;
  if (dock.contains(focused)) {
    // In a small window a toast above the chat may push the chat's field out of sight: then the
    // dock scrolls.
    if (dock.scrollHeight > dock.clientHeight) focused.scrollIntoView({ block: 'nearest' });
    return;
  }
  // After a page change the page as a whole has the focus, so nothing needs to be in sight.
  if (focused.tabIndex < 0 || !focused.matches(':focus-visible')) return;
  const isInMenu = isLayerOpen('menu') && focused.closest('header');
  // A link of the menu has the ring of its row.
  const box = ((isInMenu && focused.closest('li')) || focused).getBoundingClientRect();
  const beside = [...dock.children]
    .filter((part) => !part.matches('[inert]'))
    .map((part) => part.getBoundingClientRect())
    .filter(({ height, left, right }) => height > 0 && left < box.right && right > box.left);
  const isCovered = beside.some(({ top, bottom }) => top < box.bottom + RING && bottom > box.top);
  if (!isCovered) return;
  // The menu covers the page and scrolls by itself, so the toast goes.
  if (isInMenu) return closeLayer('toast');

  const { top: ceiling } = dock.getBoundingClientRect();
  const floor = Math.min(...beside.map(({ top }) => top));
  if (floor - ceiling < box.height + 2 * RING && isLayerOpen('chat')) {
    // Closing the chat changes the dock, so this runs again.
    closeLayer('chat');
    return;
  }
  const distance = Math.min(box.bottom + RING - floor, box.top - RING - ceiling);
  const missing = distance - restBelow();
  // In whole pixels, because the page's height is read in those.
  if (missing > 0) roomAtEnd(Math.ceil(readRoom() + missing));
  window.scrollBy(0, distance);
}
