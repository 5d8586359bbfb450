import { Suspense, useEffect, useState, type ReactNode, type RefObject } from 'react';
import { closedGate, endHydration, type Gate } from './gates';
import { useIsHydrating } from './useIsHydrating';

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
      gate.forget();
    };
  }, [gate, root]);
  return (
    <Suspense fallback={children}>
      <Behind gate={gate}>{children}</Behind>
    </Suspense>
  );
}

function Behind({ gate, children }: { gate?: Gate; children: ReactNode }) {
  useEffect(() => void gate?.forget(), [gate]);
  if (gate && !gate.isOpen) throw gate.opened;
  return children;
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
