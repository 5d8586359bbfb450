import { Suspense, useEffect, useState, type ReactNode, type RefObject } from 'react';
import { matchQuery } from './matchQuery';
import { useIsHydrating } from './useIsHydrating';

/**
 * Holds back the hydration of one part of the server's HTML. While the gate is closed, the HTML
 * shows and its links work, and React spends no time on the part. When it opens, React hydrates the
 * part.
 */
class Gate {
  /**
   * `root` is the element around the part. It is set once React has hydrated what is around the
   * part.
   */
  constructor(readonly root: RefObject<Element>) {}

  isOpen = false;
  #tell = () => {};
  readonly opened = new Promise<void>((tell) => {
    this.#tell = tell;
  });

  /**
   * Whether the part may contain the touched element. Until `root` is set nobody knows, so it may.
   */
  mayHold = (touched: Node) => this.root.current?.contains(touched) ?? true;

  open = () => {
    this.isOpen = true;
    this.#tell();
  };

  /**
   * Opens, and has the part hydrated before this returns: React does that for an event of this kind,
   * so that the part could answer it.
   */
  hydrate() {
    this.open();
    this.root.current?.firstElementChild?.dispatchEvent(new Event('reset'));
  }
}

/** The gates of the parts that React has not hydrated. */
const gates = new Set<Gate>();
let isTakingOver = false;
let listening = new AbortController();

/**
 * A closed gate while React hydrates the server's HTML; undefined when React draws the part itself.
 */
function closedGate(root: RefObject<Element>): Gate | undefined {
  if (!isTakingOver || !('IntersectionObserver' in window)) return undefined;
  const gate = new Gate(root);
  gates.add(gate);
  return gate;
}

/**
 * Opens the gate of a touched part before React hears the event, so that React hydrates the part
 * first and then answers.
 */
function openTouched({ type, target }: Event) {
  // A click this early may be in any part that React has not come to, so no further part is held
  // back.
  if (type === 'click') isTakingOver = false;
  const touched = target instanceof Element ? target : undefined;
  const link = type === 'click' && touched?.closest('a');
  // On such a step the router has the whole page rendered again. React would throw the HTML of a part
  // away that it has not hydrated by then.
  const staysHere =
    type === 'popstate' ||
    (link && link.pathname === window.location.pathname && link.getAttribute('href') !== '#');
  for (const gate of gates)
    if (staysHere) gate.hydrate();
    else if (touched && gate.mayHold(touched)) gate.open();
  // All parts are hydrated and no more come, so a pointer that moves need not cost anything.
  if (!isTakingOver && !gates.size) listening.abort();
}

/** Call it when React begins to hydrate the server's HTML. */
export function beginHydration(): void {
  isTakingOver = true;
  listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  for (const touch of ['pointerover', 'focusin', 'click', 'popstate'])
    window.addEventListener(touch, openTouched, options);
}

/**
 * For what the styles hide in some windows. True while the window does not match `media` (a query of
 * `from` or `below`), if React is about to hydrate the element: then render an element of the same
 * name with `asSent`, and React leaves the server's HTML alone. Once the window matches, it is false.
 */
export function useIsLeftAsSent(media: string): boolean {
  const [isLeft, setLeft] = useState(() => isTakingOver && !matchQuery(media).matches);
  useEffect(() => {
    if (!isLeft) return;
    const list = matchQuery(media);
    const look = () => list.matches && setLeft(false);
    list.addEventListener('change', look);
    // The window may have changed since the state was read.
    look();
    return () => list.removeEventListener('change', look);
  }, [isLeft, media]);
  return isLeft;
}

/** The props of an element that is left as sent. Where React has to draw it after all, it is hidden. */
export const asSent = {
  hidden: true,
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: '' },
} as const;

/** Call it when the page is hydrated. From then on parts are drawn without a gate. */
export function endHydration(): void {
  isTakingOver = false;
  // A gate without its element is of a rendering that React has dropped.
  for (const gate of gates) if (!gate.root.current) gates.delete(gate);
}

/**
 * Stands before all parts of a page. Where the HTML is not what React expects, as on a page that was
 * translated meanwhile, React may discard it and render the page from scratch. Parts must not wait
 * then: a part whose gate opens later would replace an element that may have the focus. After an
 * ordinary hydration this ends it too, which changes nothing.
 */
export function EndHydrationIfRedrawn() {
  if (!useIsHydrating()) endHydration();
  return null;
}

export interface LazyHydrationProps {
  /** The element around the part. Its first element belongs to the part. */
  root: RefObject<Element>;
  children: ReactNode;
}

/**
 * A part of a page that React hydrates only when `root` comes near the window, is pressed or gets
 * the focus. A part that is not in the server's HTML is drawn at once (docs/decisions/0010). Do not
 * use it in the shell: a page change renders the whole shell again, so React would have to hydrate
 * such a part first and begin the new page twice.
 */
export function LazyHydration({ root, children }: LazyHydrationProps) {
  const [gate] = useState(() => closedGate(root));
  const [sent] = useState(children);
  // React draws changed children anew. If that happened later, it would replace an element that may
  // have the focus by then.
  if (children !== sent) gate?.open();
  useEffect(() => {
    const { current: part } = root;
    if (!gate || !part) return;
    // A fast scroll makes two entries: it was far away, it is near. Translators put their words into
    // `font` elements, and React would throw a translated part away, so that waits until it is
    // touched.
    const look = (entries: IntersectionObserverEntry[]) =>
      entries.some(({ isIntersecting }) => isIntersecting) &&
      !part.querySelector('font') &&
      gate.open();
    // The part is hydrated when it is a quarter of a window away from being seen.
    const nearness = new IntersectionObserver(look, { rootMargin: '25% 0px' });
    nearness.observe(part);
    void gate.opened.then(() => nearness.disconnect());
    return () => {
      gate.open();
      gates.delete(gate);
    };
  }, [gate, root]);
  return (
    <Suspense fallback={children}>
      <Behind gate={gate}>{children}</Behind>
    </Suspense>
  );
}

function Behind({ gate, children }: { gate?: Gate; children: ReactNode }) {
  useEffect(() => {
    if (gate) gates.delete(gate);
  }, [gate]);
  if (gate && !gate.isOpen) throw gate.opened;
  return children;
}
