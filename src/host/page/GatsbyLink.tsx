import { Link } from 'gatsby';
import { forwardRef } from 'react';
import type { LinkProps } from '../../primitives/controls/Link';

/** Gatsby's link for paths of this site, which then change without a reload; a plain one for all else. */
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
