/** After so many milliseconds nothing waits any longer for a file that has stalled. */
export const STALLED = 3000;

/**
 * A script in the HTML of every page, before its preloads of fonts (bodyTags.tsx). It lets our
 * faces in together, when the last one has come or is lost, by letting the late sheet count, which
 * names them (scripts/serve/trimStyles.ts). Each face by itself would make the browser lay out the
 * whole page again.
 * @param stalled milliseconds after which it waits no longer
 * @param fonts how many the page preloads
 */
/* istanbul ignore next */
export function letFacesIn(stalled: number, fonts: number): void {
  let late = document.querySelector<HTMLLinkElement>('[media^=print]');
  const letIn = () => {
    if (late) late.media = 'all';
    late = null;
  };
  for (const type of ['load', 'error'])
    document.addEventListener(
      type,
      ({ target }) => (target as HTMLLinkElement).as === 'font' && !--fonts && letIn(),
      true,
    );
  setTimeout(letIn, stalled);
}

/**
 * A script in the HTML of every page, for the page's scripts, which finishPages.ts writes as preloads
 * for print. They are fetched when the page's content has been painted (a busy machine paints its
 * bare ground before), or at the end of the HTML where that comes later: so they take nothing from
 * what the paint waits for. They run when all that the page shows has loaded, but wait for no stalled
 * file; the time for that begins at the end of the HTML, which names them. Presses are kept meanwhile
 * (earlyPress.ts).
 * @param stalled milliseconds after which they wait no longer
 */
/* istanbul ignore next */
export function runScripts(stalled: number): void {
  let isPainted = false;
  const preloads = () => document.querySelectorAll<HTMLLinkElement>('[as=script]');
  const fetchAll = () => isPainted && preloads().forEach((link) => (link.media = 'all'));
  const runAll = () =>
    preloads().forEach((link) => {
      const script = document.createElement('script');
      script.src = link.href;
      script.async = false;
      document.body.append(script);
      link.remove();
    });
  addEventListener('DOMContentLoaded', () => {
    fetchAll();
    setTimeout(runAll, stalled);
  });
  new PerformanceObserver((list, observer) => {
    if (!list.getEntriesByName('first-contentful-paint')[0]) return;
    observer.disconnect();
    isPainted = true;
    fetchAll();
    if (document.readyState === 'complete') runAll();
    else addEventListener('load', runAll);
  }).observe({ type: 'paint', buffered: true });
}
