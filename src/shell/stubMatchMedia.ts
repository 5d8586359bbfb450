/** For tests: a window whose one media query can be made to match. jsdom has none. */
export function stubMatchMedia() {
  const list = Object.assign(new EventTarget(), { matches: false });
  window.matchMedia = () => list as unknown as MediaQueryList;
  return (matches: boolean) => {
    list.matches = matches;
    list.dispatchEvent(Object.assign(new Event('change'), { matches }));
  };
}
