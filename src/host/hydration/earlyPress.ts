declare global {
  interface Window {
    /** The last press before React hears them. */
    ___press?: MouseEvent;
  }
}

/** Milliseconds after which a press is not done any more: what opened then would surprise who has read on. */
const TOO_LATE = 10_000;

/**
 * A script in the HTML of every page (bodyTags.tsx): keeps the last press until React hears them, and marks one on a
 * control by taking the browser's own answer away (a handler's `false`). Only the last one counts, whatever it is
 * on: who has pressed something else since no longer waits for the first.
 */
export const keepPress = `onclick=e=>!(___press=e).target.closest('button,[href="#"]')`;

/** From now on React hears presses. One of those comes before a kept one, which would undo it: no menu opens and closes. */
export function stopKeepingPresses(): void {
  window.onclick = null;
  const forget = () => delete window.___press;
  window.addEventListener('click', forget, { capture: true, once: true });
}

/** Does what was pressed, once, if it is still there: React has taken the page over. */
export function doKeptPress(): void {
  const { ___press: press } = window;
  delete window.___press;
  if (press?.defaultPrevented && performance.now() - press.timeStamp < TOO_LATE)
    press.target?.dispatchEvent(new MouseEvent('click', press));
}
