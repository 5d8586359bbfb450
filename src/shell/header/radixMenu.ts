import { useEffect, useRef, useState, type MouseEvent, type RefObject } from 'react';
import { useDirection } from '../../lib/useDirection';

/**
 * The state of Radix's navigation menu with one dropdown, and a way around each of its faults. Each says
 * which story of MainMenu, or which test, fails without it.
 */
export function useRadixMenu(nav: RefObject<HTMLElement>) {
  const [value, setValue] = useState('');
  const trigger = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);
  const dismissed = useRef(false);
  const open = value !== '';
  // Radix turns the arrow keys by it, and does not look it up. Story: "Right to left".
  const dir = useDirection();

  useEffect(() => {
    if (!open) pressed.current = false;
    // A focus guard that can be tabbed to but says it is hidden (WCAG 4.1.2; radix-ui/primitives#3085).
    // Axe finds it in every story that ends with the dropdown open, "The dropdown" first.
    else nav.current?.querySelector('span[aria-hidden]')?.removeAttribute('aria-hidden');
  }, [open, nav]);

  const mayOpen = () => {
    dismissed.current = false;
  };

  return {
    open,
    trigger,
    /**
     * By its button: after a change of the value from outside, Radix does not count its delays anew.
     * Story: "By mouse: Escape closes it under the pointer, which waits again when it comes again".
     */
    dismiss: () => trigger.current?.click(),
    rootProps: {
      value,
      dir,
      /**
       * The timer of a resting pointer runs on when a press has come first.
       * Story: "By mouse: pressed twice in a moment, it stays closed".
       */
      onValueChange(next: string) {
        if (next !== '' && dismissed.current) return;
        dismissed.current = next === '';
        setValue(next);
      },
    },
    triggerProps: {
      ref: trigger,
      onPointerEnter: mayOpen,
      /**
       * The press of a pointer whose rest has just opened the dropdown would close it (radix-ui/primitives#1630,
       * #2326). Story: "By mouse: the press that follows a rest keeps it open, the next closes it".
       */
      onClick(event: MouseEvent) {
        const byPointer = event.detail > 0;
        if (open && byPointer && !pressed.current) event.preventDefault();
        pressed.current = true;
        mayOpen();
      },
    },
  };
}
