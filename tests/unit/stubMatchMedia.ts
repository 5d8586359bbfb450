/** For tests: jsdom has no media queries. None matches, until the function it gives back says so. */
export function stubMatchMedia() {
  const list = Object.assign(new EventTarget(), { matches: false });
  window.matchMedia = () => list as unknown as MediaQueryList;
  return (matches: boolean) => {
    list.matches = matches;
    list.dispatchEvent(Object.assign(new Event('change'), { matches }));
  };
}
