import { useEffect, useRef } from 'react';
import { usePageChange } from './usePageChange';

/** What the address points at. The host keeps the fragment decodable. */
const hashTarget = () => document.getElementById(decodeURIComponent(window.location.hash.slice(1)));

/** Names the step of the history that is shown; the first of a visit has no name of its own. */
const currentStep = (): string => (window.history.state as { key?: string } | null)?.key ?? 'first';

/** The controls of the document, in an order that is the same whenever its page is shown. */
const controls = () => [
  ...document.querySelectorAll<HTMLElement>('a[href], button, [tabindex="0"]'),
];

const isInView = (element: HTMLElement) => {
  const { top, bottom } = element.getBoundingClientRect();
  return (
    top >= 0 &&
    bottom <= window.innerHeight &&
    element.checkVisibility({ visibilityProperty: true })
  );
};

/**
 * After a page change, focus goes to the new page, or to what its address points at; after Back or Forward to
 * the control that was used last on that page, so that the next Tab goes on from where the reader was, or else to
 * the page's first one in view (WCAG 2.4.3). Scrolling is the router's.
 */
export function usePageFocus(pathname: string) {
  /** By the step of the history, which control had the focus last. */
  const lastUsed = useRef(new Map<string, number>());
  const goneBackTo = useRef<string>();
  const isOurs = useRef(false);

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      // Of two steps in a hurry, the first one's page may stand under the address of the second for a moment.
      if (isOurs.current) return;
      const index = controls().indexOf(target as HTMLElement);
      if (index >= 0) lastUsed.current.set(currentStep(), index);
    };
    const goBack = () => {
      goneBackTo.current = currentStep();
    };
    document.addEventListener('focusin', remember);
    window.addEventListener('popstate', goBack);
    return () => {
      document.removeEventListener('focusin', remember);
      window.removeEventListener('popstate', goBack);
    };
  }, []);

  const focusPage = () => {
    const main = document.getElementById('main');
    const place =
      goneBackTo.current === currentStep() && placeOf(lastUsed.current.get(currentStep()));
    const target = place || (hashTarget() ?? main);
    if (target && target.tabIndex < 0) target.tabIndex = -1;
    isOurs.current = true;
    target?.focus({ preventScroll: true });
    isOurs.current = false;
  };
  // The router, when the page has been painted, moves the focus to a wrapper around the whole site: a frame
  // after that it stays where we put it.
  usePageChange(pathname, () => requestAnimationFrame(focusPage), 'painted');
}

function placeOf(index = -1): HTMLElement | undefined {
  const used = controls()[index];
  if (used && isInView(used)) return used;
  return controls().find((control) => control.closest('main') && isInView(control));
}
