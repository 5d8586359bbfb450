/**
 * Replaces media queries, which jsdom does not have. None matches, until the returned function
 * makes one match.
 */
export function stubMatchMedia() {
  const list = Object.assign(new EventTarget(), { matches: false });
  window.matchMedia = () => list as unknown as MediaQueryList;
  return (matches: boolean) => {
    list.matches = matches;
    list.dispatchEvent(Object.assign(new Event('change'), { matches }));
  };
}
