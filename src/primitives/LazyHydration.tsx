import { Suspense, useEffect, useState, type ReactNode, type RefObject } from 'react';
import { closedGate, type HydrationGate } from './hydration';

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
