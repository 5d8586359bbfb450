declare global {
  interface Window {
    /** The visitor's last press before React hears presses. */
    ___press?: MouseEvent;
  }
}

/**
 * Milliseconds after which a kept press is dropped: by then the visitor reads on, and would be
 * surprised if something opened.
 */
const TOO_LATE = 10_000;

/**
 * A script in the HTML of every page (bodyTags.tsx). It keeps the visitor's last press until React
 * hears presses. If the press is on a control, the handler returns `false`, which prevents the
 * browser's own response and marks the press for `doKeptPress`. Only the last press counts,
 * whatever it is on: a visitor who has pressed something else no longer waits for the first.
 */
/* istanbul ignore next */
export function keepPress(): void {
  window.onclick = (press) => {
    window.___press = press;
    return !(press.target as Element).closest('button,[href="#"]');
  };
}

/**
 * Call it when React begins to hear presses. The first press that React hears drops the kept one;
 * otherwise the two would undo each other, and a menu would open and close.
 */
export function stopKeepingPresses(): void {
  window.onclick = null;
  const forget = () => delete window.___press;
  window.addEventListener('click', forget, { capture: true, once: true });
}

/**
 * Repeats the kept press, once, if its target still exists. Call it when React has hydrated the
 * page.
 */
export function doKeptPress(): void {
  const { ___press: press } = window;
  delete window.___press;
  if (press?.defaultPrevented && performance.now() - press.timeStamp < TOO_LATE)
    press.target?.dispatchEvent(
      // Of a double click the second is kept, and counts as the first.
      new MouseEvent('click', {
        bubbles: true,
        cancelable: true,
        detail: Math.min(press.detail, 1),
      }),
    );
}
