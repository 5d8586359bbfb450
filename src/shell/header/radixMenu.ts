import { useEffect, useRef, useState, type MouseEvent, type RefObject } from 'react';

/**
 * The state of Radix's navigation menu with one dropdown, and a way around each of its faults. Every
 * way is held by a story of MainMenu or a test of Header, named here.
 */
export function useRadixMenu(nav: RefObject<HTMLElement>) {
  const [value, setValue] = useState('');
  const trigger = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);
  const dismissed = useRef(false);
  const open = value !== '';

  useEffect(() => {
    if (!open) pressed.current = false;
    // A focus guard that can be tabbed to but says it is hidden (WCAG 4.1.2; radix-ui/primitives#3085).
    // Held by axe, in the stories with the dropdown open.
    else nav.current?.querySelector('span[aria-hidden]')?.removeAttribute('aria-hidden');
  }, [open, nav]);

  const mayOpen = () => {
    dismissed.current = false;
  };

  return {
    open,
    trigger,
    /** By its button: after a change of the value from outside, Radix does not count its delays anew. Story: "Escape closes it under the pointer". */
    dismiss: () => trigger.current?.click(),
    rootProps: {
      value,
      /** The timer of a resting pointer runs on when a press has come first. Story: "Pressed twice in a moment, it stays closed". */
      onValueChange(next: string) {
        if (next !== '' && dismissed.current) return;
        dismissed.current = next === '';
        setValue(next);
      },
    },
    triggerProps: {
      ref: trigger,
      onPointerEnter: mayOpen,
      /** The press of a pointer whose rest has just opened the dropdown would close it (radix-ui/primitives#1630, #2326). Header.test: "stays open on the press that follows a hover". */
      onClick(event: MouseEvent) {
        const byPointer = event.detail > 0;
        if (open && byPointer && !pressed.current) event.preventDefault();
        pressed.current = true;
        mayOpen();
      },
    },
  };
}
