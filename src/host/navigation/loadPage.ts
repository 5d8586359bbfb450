import { loadFade } from '../../shell/page/fade';
import type { PageResources } from './gatsbyWindow';

/** Milliseconds after which an answer that has not come is no longer expected. */
const PATIENCE = 10_000;
/** Milliseconds that a loaded page waits for the code of its fade. */
const FADE_PATIENCE = 300;

const wait = (ms: number) => new Promise<null>((done) => setTimeout(done, ms, null));

/** A page; undefined where it cannot be loaded, and null where the server does not answer. */
export type Found = PageResources | undefined | null;

/** The pages that are being loaded, by address. A further press for one does not begin a new wait. */
const loads = new Map<string, Promise<Found>>();

/** Resolves to undefined where the server answers for this address, and to null where nobody does. */
const askServer = (address: string) =>
  fetch(address, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(PATIENCE),
  }).then(
    () => undefined,
    () => null,
  );

async function fetchPage(address: string): Promise<Found> {
  // Gatsby never asks again for a page that has failed, so it is not asked where it would fail. A
  // server on the same machine answers without a connection too.
  const mayFail = !navigator.onLine && !window.___loader.loadPageSync(address);
  if (mayFail && (await askServer(address)) === null) return null;
  const page = window.___loader.loadPage(address).then(
    (found) => (found?.status === 'error' ? undefined : found),
    () => undefined,
  );
  const found = await Promise.race([page, wait(PATIENCE)]);
  if (found) return found;
  // One request may fail or stall where others come through. But without an answer the browser would
  // leave this page for its own page of errors.
  const answer = askServer(address);
  return Promise.race([answer, page.then((late) => late ?? answer)]);
}

/** Loads a page together with the code of its fade. Never rejects. */
export async function loadPage(address: string): Promise<Found> {
  const fade = loadFade();
  const loading = loads.get(address) ?? fetchPage(address).finally(() => loads.delete(address));
  loads.set(address, loading);
  const found = await loading;
  await Promise.race([fade, wait(FADE_PATIENCE)]);
  return found;
}
