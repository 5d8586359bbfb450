import type { RefObject } from 'react';
import { useIsomorphicLayoutEffect } from '../../lib/useIsomorphicLayoutEffect';
import { useStableCallback } from '../../lib/useStableCallback';

/**
 * What can lie over the page, in the order in which Escape closes it, and where Escape must be pressed
 * to reach it. A menu and a toast came up over what the visitor was doing, and go from anywhere. The
 * chat stands beside the page: Escape pressed on the page is not meant for it.
 */
const escapes = { menu: 'anywhere', toast: 'anywhere', chat: 'inside' } as const;
type LayerName = keyof typeof escapes;
const order = Object.keys(escapes);

export interface Layer {
  name: LayerName;
  open: boolean;
  /** Holds all of it, and what opens it where that stands beside it. */
  root: RefObject<HTMLElement>;
  /** While it is open everything else is out of reach: it also has a focus that is nowhere. */
  modal?: boolean;
  onClose: () => void;
  /** Called after it closed with the focus inside. */
  returnFocus: () => void;
}

interface OpenLayer {
  name: LayerName;
  holdsFocus: () => boolean;
  close: () => void;
}
const openLayers = new Set<OpenLayer>();

/** On the window and capturing, so that it hears the key before the handlers of Radix's parts do. */
function onKeyDown(event: KeyboardEvent) {
  if (event.key !== 'Escape' || event.isComposing) return;
  const [first] = [...openLayers]
    .filter(({ name, holdsFocus }) => escapes[name] === 'anywhere' || holdsFocus())
    .sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
  if (!first) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  // Holding the key down repeats it, but closes one layer only.
  if (!event.repeat) first.close();
}

const openLayer = (name: LayerName) => [...openLayers].find((layer) => layer.name === name);

export const isLayerOpen = (name: LayerName) => openLayer(name) !== undefined;

/** Closes a layer, if it is open, for whoever needs its room. */
export const closeLayer = (name: LayerName) => openLayer(name)?.close();

/**
 * Puts something that opens over the page under the one Escape key. Returns what closes it: closing
 * gives the focus back, but only if the layer held it.
 */
export function useLayer(layer: Layer): () => void {
  const { name, open, root, modal = false, onClose, returnFocus } = layer;

  const holdsFocus = useStableCallback(() => {
    const focused = document.activeElement;
    return root.current?.contains(focused) || (modal && focused === document.body);
  });
  const close = useStableCallback(() => {
    const held = holdsFocus();
    onClose();
    if (held) returnFocus();
  });

  // From the first frame it is seen in: a later effect would let an early Escape pass.
  useIsomorphicLayoutEffect(() => {
    if (!open) return;
    const opened = { name, holdsFocus, close };
    if (openLayers.size === 0) window.addEventListener('keydown', onKeyDown, true);
    openLayers.add(opened);
    return () => {
      openLayers.delete(opened);
      if (openLayers.size === 0) window.removeEventListener('keydown', onKeyDown, true);
    };
  }, [name, open, holdsFocus, close]);

  return close;
}
