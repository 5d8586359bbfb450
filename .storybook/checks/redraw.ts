import type { AxeResults } from 'axe-core';

/** The globals that axe's addon reads. */
export interface A11yGlobals {
  /** True keeps axe from running. */
  manual?: boolean;
  /** The rules that axe runs (our own global, see preview.tsx). */
  runOnly?: string[];
}

interface Redrawing {
  globals: Record<string, unknown>;
  /**
   * True draws a story that has a play from the beginning, with it. All else is drawn as it stands.
   */
  anew: boolean;
}

/**
 * In the page: draws the story again with other settings of the toolbar. Afterwards the initial
 * settings apply again, but the story keeps this look until something else is drawn.
 * @returns what axe's addon finds, or that the play failed; the console says more about that
 */
export async function drawAgain({ globals, anew }: Redrawing): Promise<string[]> {
  const channel = __STORYBOOK_ADDONS_CHANNEL__;
  interface Ended {
    status: 'success' | 'error';
    reporters: { type: string; result: AxeResults }[];
  }
  const { storyStoreValue, currentRender } = __STORYBOOK_PREVIEW__;
  const { userGlobals } = storyStoreValue!;
  const ended = new Promise<Ended>((end) => channel.once('storyFinished', end));
  userGlobals.update(globals);
  if (anew && currentRender!.story.playFunction)
    channel.emit('forceRemount', { storyId: currentRender!.id });
  else channel.emit('forceReRender');
  const { status, reporters } = await ended;
  userGlobals.update(Object.fromEntries(Object.keys(globals).map((name) => [name, undefined])));
  if (status === 'error' && reporters.length === 0) return ['its play failed'];
  return reporters
    .filter(({ type }) => type === 'a11y')
    .flatMap(({ result }) =>
      result.violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${help}\n${target}\n${failureSummary}`),
      ),
    );
}

/**
 * In the page: the parts of an element that lie outside the window, or outside something that cuts
 * them off, by its box: what a cut corner takes is not seen.
 */
export function outOfSight(selector: string): string[] {
  const found: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth)
    found.push(`it scrolls sideways, ${scrollWidth} px in ${clientWidth} (WCAG 1.4.10)`);

  const root = document.querySelector(selector)!;
  const words = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const text = node.textContent!.trim();
    if (!text || !node.parentElement!.checkVisibility({ visibilityProperty: true })) continue;
    // A decoration may be cut off at an edge, because its letters are not words.
    if (node.parentElement!.closest('[aria-hidden="true"]')) continue;
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()];
    // What can be scrolled along an axis can be reached along it.
    const reach = { x: true, y: true };
    for (let box = node.parentElement; box && box !== root; box = box.parentElement) {
      const style = getComputedStyle(box);
      // So `hiddenText` hides what only screen readers are to say.
      if (style.clipPath === 'inset(50%)') break;
      if (/auto|scroll/.test(style.overflowX)) reach.x = false;
      if (/auto|scroll/.test(style.overflowY)) reach.y = false;
      const isFixed = style.position === 'fixed';
      if (style.overflow === 'visible' && style.clipPath === 'none' && !isFixed) continue;
      // A fixed element is cut off by the window, however far one scrolls.
      const edge = isFixed
        ? { left: 0, right: innerWidth, top: 0, bottom: innerHeight }
        : box.getBoundingClientRect();
      const margin = parseFloat(style.overflowClipMargin) || 0;
      const isCut = lines.some(
        ({ left, right, top, bottom, height }) =>
          (reach.x && (left < edge.left - margin - 1 || right > edge.right + margin + 1)) ||
          // A line is taller than its letters, so a little of it may be cut off.
          (reach.y &&
            (top < edge.top - margin - height / 4 || bottom > edge.bottom + margin + height / 4)),
      );
      if (isCut) {
        found.push(`"${text.slice(0, 40)}" is cut off (WCAG 1.4.4)`);
        break;
      }
      if (isFixed) break;
    }
  }
  return found;
}
