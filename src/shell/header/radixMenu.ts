import { useEffect, useRef, useState, type MouseEvent, type RefObject } from 'react';
import { isSecondClick } from '../../lib/isSecondClick';
import { useDirection } from '../../lib/useDirection';
import { opensElsewhere } from './opensElsewhere';

/**
 * The state of Radix's navigation menu with one dropdown, and a workaround for each of its faults.
 * Each comment names the story of MainMenu, or the test, that fails without the workaround.
 */
export function useRadixMenu(nav: RefObject<HTMLElement>) {
  const [value, setValue] = useState('');
  const trigger = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);
  const dismissed = useRef(false);
  const elsewhere = useRef(false);
  const open = value !== '';
  // Radix needs the direction for its arrow keys, and does not look it up. Story: "Right to left".
  const dir = useDirection();

  useEffect(() => {
    if (!open) pressed.current = false;
    // Radix's focus guard can be tabbed to although it is hidden from screen readers (WCAG 4.1.2;
    // radix-ui/primitives#3085). Axe reports it in every story that ends with the dropdown open,
    // first in "The dropdown and its prints".
    else nav.current?.querySelector('span[aria-hidden]')?.removeAttribute('aria-hidden');
  }, [open, nav]);

  const mayOpen = () => {
    dismissed.current = false;
  };

  return {
    open,
    trigger,
    /**
     * Closes the dropdown by pressing its button, because Radix does not restart its delays when
     * the value is changed from outside. Story: "By mouse: Escape closes it under the pointer, right
     * after a press too; the pointer has to wait again when it comes back".
     */
    dismiss: () => trigger.current?.click(),
    rootProps: {
      value,
      dir,
      /**
       * Radix's hover timer keeps running after a press. Story: "By mouse: pressed twice in a
       * moment, it stays open; closed then, it stays closed".
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
       * If hovering has just opened the dropdown, the press that follows would close it
       * (radix-ui/primitives#1630, #2326). Story: "By mouse: the press that follows a rest keeps it
       * open, the next closes it". So would the second click of a double click.
       */
      onClick(event: MouseEvent) {
        if (isSecondClick(event)) return event.preventDefault();
        const byPointer = event.detail > 0;
        if (open && byPointer && !pressed.current) event.preventDefault();
        pressed.current = true;
        mayOpen();
      },
    },
    /**
     * Radix leaves the dropdown open for a link that opens in another tab by the Command key, and
     * closes it for Ctrl, Shift and Alt. Its select event does not tell which keys were held, so the
     * click before it does. Header.test: "a link that opens in another tab leaves the menu of
     * "Categories" open, any other closes it".
     */
    linkProps: {
      onClick(event: MouseEvent) {
        elsewhere.current = opensElsewhere(event);
      },
      onSelect(event: Event) {
        if (elsewhere.current) event.preventDefault();
      },
    },
  };
}
