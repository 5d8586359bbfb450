import { Suspense, useEffect, useState, type ReactNode, type RefObject } from 'react';

/**
 * What a part of the server's HTML waits behind. While it is closed the HTML shows, its links work, and React
 * spends no time on it; when it opens, React takes the part over.
 */
class Gate {
  isOpen = false;
  #tell = () => {};
  readonly opened = new Promise<void>((tell) => {
    this.#tell = tell;
  });
  #holds: (touched: Node) => boolean = () => true;

  /** Tells what is behind it. Until then all may be. */
  locate(holds: (touched: Node) => boolean) {
    this.#holds = holds;
  }

  holds(touched: Node) {
    return this.#holds(touched);
  }

  open = () => {
    this.isOpen = true;
    closed.delete(this);
    this.#tell();
  };
}

const closed = new Set<Gate>();
let isRunning = false;

/** A closed gate, while React takes over the server's HTML; nothing when it draws something itself. */
function closedGate(): Gate | undefined {
  if (!isRunning || !('IntersectionObserver' in window)) return undefined;
  const gate = new Gate();
  closed.add(gate);
  return gate;
}

/** Opens what is touched before React hears of it: it then takes the part over first, and answers. */
function openTouched({ type, target }: Event) {
  // So early that nobody knows yet in which part: none will wait.
  if (type === 'click') isRunning = false;
  const touched = target instanceof Element ? target : undefined;
  const link = type === 'click' && touched?.closest('a');
  // The router has all of this page rendered again, which no part may be waiting for.
  const staysHere =
    type === 'popstate' ||
    (link && link.pathname === window.location.pathname && link.getAttribute('href') !== '#');
  for (const gate of [...closed]) if (staysHere || (touched && gate.holds(touched))) gate.open();
}

/** React begins to take over the server's HTML. */
export function beginHydration(): void {
  isRunning = true;
  for (const touch of ['pointerover', 'focusin', 'click', 'popstate'])
    window.addEventListener(touch, openTouched, true);
}

/** What React draws from now on is its own. */
export function endHydration(): void {
  isRunning = false;
}

/**
 * A part of a page that React takes over only when `root`, the element around it, comes near the window, is pressed
 * or gets the focus. A part that did not come as HTML is drawn as ever (docs/decisions/0010). Not for the shell: a page
 * change has all of that rendered again, and React would begin the new page twice to take such a part over first.
 */
export function LazyHydration({ root, children }: LazyHydrationProps) {
  const [gate] = useState(closedGate);
  const [sent] = useState(children);
  // What has changed React draws anew; later it would put that in the place of what may have the focus by then.
  if (children !== sent) gate?.open();
  useEffect(() => {
    const { current: part } = root;
    if (!gate || !part) return;
    gate.locate((touched) => part.contains(touched));
    const look = ([entry]: IntersectionObserverEntry[]) => entry?.isIntersecting && gate.open();
    // A quarter of a window ahead of who scrolls.
    const nearness = new IntersectionObserver(look, { rootMargin: '25% 0px' });
    nearness.observe(part);
    void gate.opened.then(() => nearness.disconnect());
    return gate.open;
  }, [gate, root]);
  return (
    <Suspense fallback={children}>
      <Behind gate={gate}>{children}</Behind>
    </Suspense>
  );
}

export interface LazyHydrationProps {
  root: RefObject<Element>;
  children: ReactNode;
}

function Behind({ gate, children }: { gate?: Gate; children: ReactNode }) {
  if (gate && !gate.isOpen) throw gate.opened;
  return children;
}
