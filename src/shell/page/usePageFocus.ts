import { useEffect, useRef } from 'react';
import { usePageChange } from './usePageChange';

/** The element that the address's fragment points to. The host keeps the fragment decodable. */
const hashTarget = () => document.getElementById(decodeURIComponent(window.location.hash.slice(1)));

/** The key of the history entry that is shown. The first entry of a visit has no key. */
const currentStep = (): string => (window.history.state as { key?: string } | null)?.key ?? 'first';

/**
 * The controls of the document. Their order is the same whenever the page is shown, because the
 * links of a menu, which is closed by then, are left out.
 */
const controls = () => [
  ...document.querySelectorAll<HTMLElement>(
    ':is(a[href], button, input, [tabindex="0"]):not(header [id] *)',
  ),
];

const isInView = (element: HTMLElement) => {
  const { top, bottom } = element.getBoundingClientRect();
  return (
    top >= 0 &&
    bottom <= window.innerHeight &&
    // Safari has it since 17.4.
    (!('checkVisibility' in element) || element.checkVisibility({ visibilityProperty: true }))
  );
};

/**
 * Moves the focus after a page change (WCAG 2.4.3). A new page gets it, or the element that the
 * address points to. A visitor who writes in the chat keeps it there. After Back or Forward, the
 * control that was used last on that page gets it, so that Tab goes on from there; if that is not
 * in view, the page's first control in view gets it. Where none was used and the page is at its
 * top, the page itself gets it: the visitor begins at its heading.
 * Scrolling is left to the router.
 */
export function usePageFocus(pathname: string) {
  /** The index of the control that had the focus last, by the key of the history entry. */
  const lastUsed = useRef(new Map<string, number>());
  const goneBackTo = useRef<string>();
  const isOurs = useRef(false);
  /** The path in the address when the page came. */
  const address = useRef<string>();

  useEffect(() => {
    address.current = window.location.pathname;
    const remember = ({ target }: FocusEvent) => {
      // After two quick steps, the first step's page may stand under the second's address for a
      // moment, so focus that we set ourselves is not remembered.
      if (isOurs.current) return;
      // While a step loads its page, the address is that page's, and the controls are another's.
      if (window.location.pathname !== address.current) return;
      const index = controls().indexOf(target as HTMLElement);
      if (index >= 0) lastUsed.current.set(currentStep(), index);
    };
    const goBack = () => {
      goneBackTo.current = currentStep();
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('focusin', remember, { signal });
    window.addEventListener('popstate', goBack, { signal });
    return () => listening.abort();
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
  /** The field of the chat, when the visitor writes in it while the page comes. */
  const field = useRef<HTMLElement>();
  usePageChange(pathname, () => {
    const { activeElement } = document;
    const isField = activeElement instanceof HTMLInputElement && !activeElement.closest('main');
    field.current = isField ? activeElement : undefined;
    address.current = window.location.pathname;
  });
  // When the page has been painted, the router moves the focus to a wrapper around the whole site.
  // A field takes it back before the next key. A frame later the router no longer does, so the
  // focus stays where we put it.
  usePageChange(
    pathname,
    () => {
      const { current } = field;
      if (current) queueMicrotask(() => current.focus({ preventScroll: true }));
      else requestAnimationFrame(focusPage);
    },
    'painted',
  );
}

function placeOf(index = -1): HTMLElement | undefined {
  const used = controls()[index];
  if (used && isInView(used)) return used;
  if (!used && !window.scrollY) return;
  return controls().find((control) => control.closest('main') && isInView(control));
}
