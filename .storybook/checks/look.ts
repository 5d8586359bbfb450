import type { AxeResults } from 'axe-core';

interface Preview {
  storyStoreValue: { userGlobals: { update(globals: object): void } };
  currentRender: { id: string; story: { playFunction?: unknown } };
}

/** What the addon of axe is told by the globals of that name. */
export interface A11yGlobals {
  /** It does not run. */
  manual?: boolean;
  /** It runs these rules (our own, see preview.tsx). */
  runOnly?: string[];
}

interface Redrawing {
  globals: Record<string, unknown>;
  /** From the beginning, its play included; else in the state it is in. */
  anew: boolean;
}

/**
 * In the page: draws the story once more, with other settings of the toolbar. The settings are the user's again
 * afterwards; the story keeps this look until something else is drawn.
 * @returns what axe, run by its addon, finds then; that its play failed, which the console tells more of
 */
export async function drawAgain({ globals, anew }: Redrawing): Promise<string[]> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } =
    window as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__: {
        once(event: string, listener: (ended: Ended) => void): void;
        emit(event: string, data?: object): void;
      };
      __STORYBOOK_PREVIEW__: Preview;
    };
  interface Ended {
    status: 'success' | 'error';
    reporters: { type: string; result: AxeResults }[];
  }
  const { storyStoreValue, currentRender } = preview;
  const { userGlobals } = storyStoreValue;
  const ended = new Promise<Ended>((end) => channel.once('storyFinished', end));
  userGlobals.update(globals);
  if (anew && currentRender.story.playFunction)
    channel.emit('forceRemount', { storyId: currentRender.id });
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

/** In the page: what of an element lies beyond the window or the edge of something that cuts it off. */
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
    // A decoration may run out at an edge: its letters are no words.
    if (node.parentElement!.closest('[aria-hidden="true"]')) continue;
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()];
    // Whoever can scroll along an axis can get there.
    const reach = { x: true, y: true };
    for (let box = node.parentElement; box && box !== root; box = box.parentElement) {
      const style = getComputedStyle(box);
      // Only for screen readers.
      if (style.clipPath !== 'none') break;
      if (/auto|scroll/.test(style.overflowX)) reach.x = false;
      if (/auto|scroll/.test(style.overflowY)) reach.y = false;
      const isFixed = style.position === 'fixed';
      if (style.overflow === 'visible' && !isFixed) continue;
      // What is fixed is cut off by the window, however far one scrolls.
      const edge = isFixed
        ? { left: 0, right: innerWidth, top: 0, bottom: innerHeight }
        : box.getBoundingClientRect();
      const margin = parseFloat(style.overflowClipMargin) || 0;
      const isCut = lines.some(
        ({ left, right, top, bottom, height }) =>
          (reach.x && (left < edge.left - margin - 1 || right > edge.right + margin + 1)) ||
          // A line is taller than its letters.
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
