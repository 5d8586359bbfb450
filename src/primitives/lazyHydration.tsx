import { Suspense, useEffect, useState, type ReactNode, type RefObject } from 'react';

/**
 * A part of the server's HTML that React takes over when it comes near the window or is pressed. Until then it is
 * closed: it shows, its links work, and React spends no time on it.
 */
class HydrationGate {
  isOpen = false;
  /** Where it is in the page; known once what is around it has been taken over. */
  root: Element | null = null;
  #tell = () => {};
  readonly opened = new Promise<void>((tell) => {
    this.#tell = tell;
  });

  open() {
    this.isOpen = true;
    closed.delete(this);
    if (this.root) nearness?.unobserve(this.root);
    this.#tell();
  }

  /** Has it open when `root` comes near. */
  watch(root: Element) {
    if (this.isOpen) return;
    this.root = root;
    nearness?.observe(root);
  }
}

const closed = new Set<HydrationGate>();
let nearness: IntersectionObserver | undefined;
let isRunning = false;

/** A closed gate, while React takes over the server's HTML; nothing when it draws something itself. */
function closedGate(): HydrationGate | undefined {
  if (!isRunning || !nearness) return undefined;
  const gate = new HydrationGate();
  closed.add(gate);
  return gate;
}

/** What is touched opens, before React hears of it: it then takes the part over and answers. */
function openTouched({ type, target }: Event) {
  // So early that nobody knows yet in which part: none will wait.
  if (type === 'click') isRunning = false;
  // To a place in this page: the router has all of it rendered again.
  const leadsHere = target instanceof Element && target.closest('a[href^="#"]:not([href="#"])');
  for (const gate of [...closed])
    if (!gate.root || leadsHere || gate.root.contains(target as Node)) gate.open();
}

/** React begins to take over the server's HTML. */
export function beginHydration(): void {
  isRunning = true;
  // A quarter of a window ahead of who scrolls.
  const rootMargin = '25% 0px';
  if ('IntersectionObserver' in window)
    nearness = new IntersectionObserver(
      (entries) => {
        const near = entries.filter(({ isIntersecting }) => isIntersecting);
        for (const gate of [...closed])
          if (near.some(({ target }) => target === gate.root)) gate.open();
      },
      { rootMargin },
    );
  for (const touch of ['pointerover', 'focusin', 'click'])
    window.addEventListener(touch, openTouched, true);
}

/** What React draws from now on is its own. */
export function endHydration(): void {
  isRunning = false;
}

export interface LazyHydrationProps {
  /** The element that holds the part. */
  root: RefObject<Element>;
  children: ReactNode;
}

/**
 * A part of a page that React takes over only when it comes near the window, is pressed or gets the focus. A part
 * that did not come as HTML is drawn as ever.
 */
export function LazyHydration({ root, children }: LazyHydrationProps) {
  const [gate] = useState(closedGate);
  useEffect(() => {
    if (gate && root.current) gate.watch(root.current);
    return () => gate?.open();
  }, [gate, root]);
  return (
    <Suspense fallback={children}>
      <Gate gate={gate}>{children}</Gate>
    </Suspense>
  );
}

function Gate({ gate, children }: { gate?: HydrationGate; children: ReactNode }) {
  if (gate && !gate.isOpen) throw gate.opened;
  return children;
}
