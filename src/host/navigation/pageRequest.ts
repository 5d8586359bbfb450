import type { LayoutProps } from '../../shell/Layout';
import { openDocument } from './openDocument';

/** Milliseconds after which the visitor is told that a page is still loading. */
const SLOW = 1000;

type NextPage = LayoutProps['nextPage'];

let nextPage: NextPage;
const listeners = new Set<() => void>();
let timer = 0;
/**
 * Counts the pages that the visitor has chosen. When a page arrives that is not the newest choice,
 * it is dropped.
 */
let newest = 0;
/** True while a document is being opened in place of this one. */
let leaving = false;

/**
 * The state of the page that the visitor has asked for: loading slowly, not loadable without a
 * connection, or undefined when there is nothing to tell.
 */
export const pageRequest = {
  get: () => nextPage,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** Tells the visitor about the page, or with `undefined` that there is nothing to wait for. */
export function tell(next: NextPage) {
  window.clearTimeout(timer);
  if (next === nextPage) return;
  nextPage = next;
  listeners.forEach((listener) => listener());
}

/**
 * Notes that the visitor has chosen another page. The returned function tells whether it is still
 * the newest choice.
 */
export function choose(): () => boolean {
  dropChoice();
  const choice = newest;
  timer = window.setTimeout(() => tell('loading'), SLOW);
  return () => choice === newest;
}

/**
 * Drops what the visitor has chosen before. A document that is being opened would still come over a
 * page that the router shows meanwhile, so the browser stops it.
 */
export function dropChoice() {
  newest += 1;
  if (endLeaving()) window.stop();
  tell(undefined);
}

/** Opens a document in place of this one. */
export function leave(...where: Parameters<typeof openDocument>) {
  leaving = true;
  openDocument(...where);
}

/** Notes that no document is being opened any more. Returns whether one was. */
export function endLeaving(): boolean {
  const was = leaving;
  leaving = false;
  return was;
}
