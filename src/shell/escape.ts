import { useEffect, useRef } from 'react';

/** Who goes first when several are open (specification, section 4; ours where it is silent). */
const orders = ['menu', 'toast', 'chat'] as const;
export type EscapeOrder = (typeof orders)[number];

interface Layer {
  order: EscapeOrder;
  dismiss: () => void;
}

const layers = new Set<Layer>();

/** On the window and capturing, so that it speaks before any handler of the parts themselves. */
function onKeyDown(event: KeyboardEvent) {
  if (event.key !== 'Escape' || event.isComposing) return;
  const [first] = [...layers].sort((a, b) => orders.indexOf(a.order) - orders.indexOf(b.order));
  if (!first) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  // A key held down is one wish, not many.
  if (!event.repeat) first.dismiss();
}

/** Escape dismisses one thing at a time: a menu, then the toast, then the chat. */
export function useEscape(order: EscapeOrder, active: boolean, dismiss: () => void) {
  const latest = useRef(dismiss);
  useEffect(() => {
    latest.current = dismiss;
  });

  useEffect(() => {
    if (!active) return;
    const layer: Layer = { order, dismiss: () => latest.current() };
    if (layers.size === 0) window.addEventListener('keydown', onKeyDown, true);
    layers.add(layer);
    return () => {
      layers.delete(layer);
      if (layers.size === 0) window.removeEventListener('keydown', onKeyDown, true);
    };
  }, [order, active]);
}
