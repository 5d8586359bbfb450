import { useLayoutEffect } from 'react';

/**
 * Replaces react-side-effect in the site's bundle (docs/decisions/0005). That package counts a
 * page's head as shown as soon as React begins to render the page; if React drops the render, it
 * keeps counting it for ever. Here a head counts once its page is in the document. Each page has
 * one head, so the newest replaces the one before.
 */
const withSideEffect =
  <Props, State>(reduce: (shown: Props[]) => State, handle: (state: State) => void) =>
  () =>
    function SideEffect(props: Props) {
      useLayoutEffect(() => handle(reduce([props])));
      return null;
    };

export default withSideEffect;
