import { Suspense, useEffect, useState, type ReactNode, type RefObject } from 'react';

/**
 * What a part of the server's HTML waits behind. While it is closed the HTML shows, its links work, and React
 * spends no time on it; when it opens, React takes the part over.
 */
class Gate {
  /** `root` is the element around the part; React knows it once it has taken over what the part stands in. */
  constructor(private readonly root: RefObject<Element>) {}

  isOpen = false;
  #tell = () => {};
  readonly opened = new Promise<void>((tell) => {
    this.#tell = tell;
  });

  /** Whether it may be what is touched: as long as nobody knows where it is, it may. */
  mayHold = (touched: Node) => this.root.current?.contains(touched) ?? true;

  open = () => {
    this.isOpen = true;
    closed.delete(this);
    this.#tell();
  };
}

const closed = new Set<Gate>();
let isRunning = false;

/** A closed gate, while React takes over the server's HTML; nothing when it draws something itself. */
function closedGate(root: RefObject<Element>): Gate | undefined {
  if (!isRunning || !('IntersectionObserver' in window)) return undefined;
  const gate = new Gate(root);
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
  for (const gate of [...closed]) if (staysHere || (touched && gate.mayHold(touched))) gate.open();
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

export interface LazyHydrationProps {
  /** The element around the part. */
  root: RefObject<Element>;
  children: ReactNode;
}

/**
 * A part of a page that React takes over only when `root` comes near the window, is pressed
 * or gets the focus. A part that did not come as HTML is drawn as ever (docs/decisions/0010). Not for the shell: a page
 * change has all of that rendered again, and React would begin the new page twice to take such a part over first.
 */
export function LazyHydration({ root, children }: LazyHydrationProps) {
  const [gate] = useState(() => closedGate(root));
  const [sent] = useState(children);
  // What has changed React draws anew; later it would put that in the place of what may have the focus by then.
  if (children !== sent) gate?.open();
  useEffect(() => {
    const { current: part } = root;
    if (!gate || !part) return;
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

function Behind({ gate, children }: { gate?: Gate; children: ReactNode }) {
  if (gate && !gate.isOpen) throw gate.opened;
  return children;
}
