import { forwardRef } from 'react';
import type { LinkProps } from '../../src/primitives/controls/Link';

/**
 * A link as a router makes one: a press goes where `useFollow` says, and the page does not reload.
 * Where that returns false, the browser follows the link.
 */
export const linkThat = (useFollow: () => (href: string) => unknown) =>
  forwardRef<HTMLAnchorElement, LinkProps>(function FollowedLink(
    { href, onClick, children, ...props },
    ref,
  ) {
    const follow = useFollow();
    return (
      <a
        ref={ref}
        href={href}
        {...props}
        onClick={(event) => {
          onClick?.(event);
          if (!event.defaultPrevented && follow(href) !== false) event.preventDefault();
        }}
      >
        {children}
      </a>
    );
  });
