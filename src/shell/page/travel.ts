import { duration, easing } from '../../tokens/motion';
import { ink } from '../../theme/inks';
import { prefersReducedMotion } from '../../theme/motion';

/** The print of the card that a link belongs to. */
const printOf = (link?: Element | null) => link?.closest('article')?.querySelector('[viewBox]');

/** The prints of cards that link to a page. */
const prints = (path: string) => [...document.querySelectorAll(`[href="${path}"]`)].map(printOf);

/** What a page shows first: the picture of its link becomes this. */
const leads = () => [...document.querySelectorAll('[data-lead]')];

/* The page itself stays live below the picture: it fades as always, and can be pressed. The
   picture lands before the page has faded in, and lies over it until then. */
const rules = `
  :root { view-transition-name: none; }
  ::view-transition { pointer-events: none; }
  [data-travels] { view-transition-name: picture; }
  [data-travels][viewBox] { overflow: hidden; background: ${ink.ground}; }
  ::view-transition-group(picture) { animation-duration: ${duration.travel}ms; animation-timing-function: ${easing.out}; }
  ::view-transition-old(picture), ::view-transition-new(picture) {
    block-size: 100%;
    object-fit: cover;
    overflow: clip;
    animation-duration: ${duration.fade}ms;
    animation-timing-function: ${easing.out};
  }
`;

if ('startViewTransition' in document) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
}

/** The page that a picture was pressed on, by the page that it travelled to. */
const cameFrom = new Map<string, string>();

let current: ViewTransition | undefined;
let arrive = () => {};

/** Says that the new page is in the document. */
export const pageArrived = () => arrive();

const mark = (picture?: Element | null) => {
  document.querySelector('[data-travels]')?.removeAttribute('data-travels');
  picture?.setAttribute('data-travels', '');
};

const inSight = (pictures: (Element | null | undefined)[]) =>
  pictures.find((picture) => {
    if (!picture) return false;
    const { top, bottom, width } = picture.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < window.innerHeight;
  });

/**
 * Has the picture of a link become the lead of its page, and the other way on the way back. Call it
 * just before the router is told: the router shows the page a frame later, and until then the
 * browser takes the picture as it was. Without a link it is a step through the history.
 */
export function travel(from: string, to: string, link?: Element | null): void {
  current?.skipTransition();
  current = undefined;
  if (!document.startViewTransition || from === to || prefersReducedMotion()) return;
  const isReturn = link === undefined && cameFrom.get(from) === to;
  const picture = inSight(isReturn ? leads() : [printOf(link)]);
  if (!picture) return;
  if (!isReturn) cameFrom.set(to, from);
  mark(picture);
  const arrived = new Promise<void>((done) => {
    arrive = done;
    // The browser shows nothing new until then, so it is never long.
    setTimeout(done, duration.fade);
  });
  const transition = document.startViewTransition(async () => {
    await arrived;
    if (current !== transition) return;
    const goal = inSight(isReturn ? prints(from) : leads());
    mark(goal);
    if (!goal) transition.skipTransition();
  });
  current = transition;
  // It is refused where another page comes in between.
  transition.ready.catch(() => {});
  void transition.finished.then(() => {
    if (!current || current === transition) mark();
  });
}
