import styled from '@emotion/styled';
import { forwardRef } from 'react';
import { buttonStyles, type ButtonLook } from './buttonStyles';
import { Link, type LinkProps } from './Link';

export interface ButtonLinkProps extends LinkProps, ButtonLook {}

/** A link that looks like a button, for the next step of a page. To do something on this page, use Button. */
export const ButtonLink = forwardRef<HTMLAnchorElement, ButtonLinkProps>(function ButtonLink(
  { variant = 'outline', size, ...rest },
  ref,
) {
  return <Root ref={ref} data-variant={variant} data-size={size} {...rest} />;
});

const Root = styled(Link)(buttonStyles);
