import styled from '@emotion/styled';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { buttonStyles, type ButtonVariant } from './buttonStyles';

export interface ButtonProps extends ComponentPropsWithoutRef<'button'> {
  /** How much it stands out. At most one `solid` in a view. */
  variant?: ButtonVariant;
}

/** Does something on this page. To go to another, use ButtonLink. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { variant = 'outline', type = 'button', ...rest },
  ref,
) {
  return <Root ref={ref} type={type} data-variant={variant} {...rest} />;
});

const Root = styled.button(buttonStyles);
