import { Link } from 'gatsby';
import { forwardRef } from 'react';
import type { LinkProps } from '../../primitives/controls/Link';

/**
 * A link that uses Gatsby's link for paths of this site, so that they open without a reload, and a
 * plain `<a>` for everything else.
 */
export const GatsbyLink = forwardRef<HTMLAnchorElement, LinkProps>(function GatsbyLink(
  { href, children, ...rest },
  ref,
) {
  if (!href.startsWith('/')) {
    return (
      <a ref={ref} href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <Link innerRef={ref} to={href} {...rest}>
      {children}
    </Link>
  );
});
