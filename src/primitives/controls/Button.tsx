import styled from '@emotion/styled';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { buttonStyles, type ButtonLook } from './buttonStyles';

export interface ButtonProps extends ComponentPropsWithoutRef<'button'>, ButtonLook {}

/** A button that does something on this page. To go to another page, use ButtonLink. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { variant = 'outline', size, type = 'button', ...rest },
  ref,
) {
  return <Root ref={ref} type={type} data-variant={variant} data-size={size} {...rest} />;
});

const Root = styled.button(buttonStyles);
