import { useLayoutEffect } from 'react';

/**
 * Takes the place of react-side-effect in the site's bundle (docs/decisions/0005): it counts a page's head as shown as
 * soon as React begins the page, and so for ever where React drops what it began. Here a head counts when its
 * page is in the document, and the newest is the one that is shown: a page has one.
 */
const withSideEffect =
  <Props, State>(reduce: (shown: Props[]) => State, handle: (state: State) => void) =>
  () =>
    function SideEffect(props: Props) {
      useLayoutEffect(() => handle(reduce([props])));
      return null;
    };

export default withSideEffect;
