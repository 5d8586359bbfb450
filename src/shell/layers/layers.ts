import type { RefObject } from 'react';
import { useIsomorphicLayoutEffect } from '../../lib/useIsomorphicLayoutEffect';
import { useStableCallback } from '../../lib/useStableCallback';

/**
 * The layers that can lie over the page, in the order in which Escape closes them, each with the
 * place where Escape must be pressed. A menu and a toast have come up over what the visitor was
 * doing, so Escape closes them from anywhere. The chat stands beside the page, so an Escape pressed
 * on the page is not meant for it.
 */
const escapes = { menu: 'anywhere', toast: 'anywhere', chat: 'inside' } as const;
type LayerName = keyof typeof escapes;
const order = Object.keys(escapes) as LayerName[];

export interface Layer {
  name: LayerName;
  open: boolean;
  /** The element that holds the whole layer, and its opener where that stands beside it. */
  root: RefObject<HTMLElement>;
  /**
   * True for what covers the page: closing it gives the focus back also where nothing has it, because
   * Safari does not focus a pressed button; and a phone's Back closes it, and does not leave the
   * page, where the browser knows `CloseWatcher`.
   */
  modal?: boolean;
  onClose: () => void;
  /** Called after the layer closed while the focus was inside. */
  returnFocus: () => void;
}

declare global {
  interface Window {
    /** It hears a phone's gesture or button for Back. TypeScript does not know it yet. */
    CloseWatcher: new () => { onclose: (() => void) | null; destroy: () => void };
  }
}

interface OpenLayer {
  name: LayerName;
  holdsFocus: () => boolean;
  close: () => void;
}
const openLayers = new Set<OpenLayer>();

/**
 * The listener is on the window and captures, so that it hears the key before Radix's handlers do.
 */
function onKeyDown(event: KeyboardEvent) {
  // An Escape that ends a composition: Safari has ended it before, and only the key's code tells.
  const composes = event.isComposing || event.keyCode === 229;
  if (event.key !== 'Escape' || composes) return;
  const first = order
    .map(openLayer)
    .find((layer) => layer && (escapes[layer.name] === 'anywhere' || layer.holdsFocus()));
  if (!first) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  // Holding the key down repeats the event, but should close only one layer.
  if (!event.repeat) first.close();
}

const openLayer = (name: LayerName) => [...openLayers].find((layer) => layer.name === name);

export const isLayerOpen = (name: LayerName) => openLayer(name) !== undefined;

/** Closes a layer if it is open. For parts that need its room. */
export const closeLayer = (name: LayerName) => openLayer(name)?.close();

/**
 * Registers something that opens over the page, so that Escape closes it. Returns a function that
 * closes it, and gives the focus back only if the layer held it.
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

  // A layout effect, so that it works from the first frame the layer is seen in; a later effect
  // would miss an early Escape.
  useIsomorphicLayoutEffect(() => {
    if (!open) return;
    const opened = { name, holdsFocus, close };
    if (openLayers.size === 0) window.addEventListener('keydown', onKeyDown, true);
    openLayers.add(opened);
    const gesture = modal && 'CloseWatcher' in window ? new window.CloseWatcher() : undefined;
    if (gesture) gesture.onclose = close;
    return () => {
      gesture?.destroy();
      openLayers.delete(opened);
      if (openLayers.size === 0) window.removeEventListener('keydown', onKeyDown, true);
    };
  }, [name, open, modal, holdsFocus, close]);

  return close;
}
