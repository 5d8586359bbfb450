/** For tests: jsdom has no media queries. None matches. */
export function stubMatchMedia() {
  const none = Object.assign(new EventTarget(), { matches: false });
  window.matchMedia = () => none as unknown as MediaQueryList;
}
