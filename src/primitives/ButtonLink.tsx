import styled from '@emotion/styled';
import { forwardRef } from 'react';
import { buttonStyles, type ButtonVariant } from './buttonStyles';
import { Link, type LinkProps } from './Link';

export interface ButtonLinkProps extends LinkProps {
  /** How much it stands out. At most one `solid` in a view. */
  variant?: ButtonVariant;
}

/** A link that looks like a button, for the next step of a page. To do something on this page, use Button. */
export const ButtonLink = forwardRef<HTMLAnchorElement, ButtonLinkProps>(function ButtonLink(
  { variant = 'outline', ...rest },
  ref,
) {
  return <Root ref={ref} data-variant={variant} {...rest} />;
});

const Root = styled(Link)(buttonStyles);
