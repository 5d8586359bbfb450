import type { RefObject } from 'react';

/**
 * Holds back the hydration of one part of the server's HTML. While the gate is closed, the HTML
 * shows and its links work, and React spends no time on the part. When it opens, React hydrates the
 * part.
 */
export class Gate {
  /**
   * `root` is the element around the part. It is set once React has hydrated what is around the
   * part.
   */
  constructor(readonly root: RefObject<Element>) {}

  isOpen = false;
  #tell = () => {};
  readonly opened = new Promise<void>((tell) => {
    this.#tell = tell;
  });

  /**
   * Whether the part may contain the touched element. Until `root` is set nobody knows, so it may.
   */
  mayHold = (touched: Node) => this.root.current?.contains(touched) ?? true;

  open = () => {
    this.isOpen = true;
    this.#tell();
  };

  /** Nobody waits for it any more. */
  forget = () => gates.delete(this);

  /**
   * Opens, and has the part hydrated before this returns: React does that for an event of this kind,
   * so that the part could answer it.
   */
  hydrate() {
    this.open();
    this.root.current?.firstElementChild?.dispatchEvent(new Event('reset'));
  }
}

/** The gates of the parts that React has not hydrated. */
const gates = new Set<Gate>();
/**
 * True while React hydrates the server's HTML, until something is pressed: parts that it comes to are
 * held back.
 */
let holdsBack = false;
let listening = new AbortController();

/**
 * A closed gate while React hydrates the server's HTML; undefined when React draws the part itself.
 */
export function closedGate(root: RefObject<Element>): Gate | undefined {
  if (!holdsBack || !('IntersectionObserver' in window)) return undefined;
  const gate = new Gate(root);
  gates.add(gate);
  return gate;
}

/**
 * Opens the gate of a touched part before React hears the event, so that React hydrates the part
 * first and then answers.
 */
function openTouched({ type, target }: Event) {
  // A click this early may be in any part that React has not come to, so no further part is held
  // back.
  if (type === 'click') holdsBack = false;
  const touched = target instanceof Element ? target : undefined;
  const link = type === 'click' && touched?.closest('a');
  // On such a step the router has the whole page rendered again. React would throw the HTML of a part
  // away that it has not hydrated by then.
  const staysHere =
    type === 'popstate' ||
    (link && link.pathname === window.location.pathname && link.getAttribute('href') !== '#');
  for (const gate of gates)
    if (staysHere) gate.hydrate();
    else if (touched && gate.mayHold(touched)) gate.open();
  // All parts are hydrated and no more come, so a pointer that moves need not cost anything.
  if (!holdsBack && !gates.size) listening.abort();
}

/** Whether a part that React comes to now is held back. */
export const isHoldingBack = () => holdsBack;

/** Call it when React begins to hydrate the server's HTML. */
export function beginHydration(): void {
  holdsBack = true;
  listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  for (const touch of ['pointerover', 'focusin', 'click', 'popstate'])
    window.addEventListener(touch, openTouched, options);
}

/** Call it when the page is hydrated. From then on parts are drawn without a gate. */
export function endHydration(): void {
  holdsBack = false;
  // A gate without its element is of a rendering that React has dropped.
  for (const gate of gates) if (!gate.root.current) gate.forget();
}
