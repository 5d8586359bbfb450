import styled from '@emotion/styled';
import type { ComponentPropsWithoutRef } from 'react';
import { color } from '../../theme/vars';

/** The mark of the house: a record in the colour of the text, its label in the accent. Decoration: hidden from screen readers. */
export function Mark(props: ComponentPropsWithoutRef<'svg'>) {
  return (
    <Root aria-hidden focusable={false} viewBox="0 0 32 32" {...props}>
      <circle cx="16" cy="16" r="16" />
      <path d="M16 3a13 13 0 0 1 13 13M16 7a9 9 0 0 1 9 9M16 29A13 13 0 0 1 3 16M16 25a9 9 0 0 1-9-9" />
      <circle cx="16" cy="16" r="5.5" />
    </Root>
  );
}

const Root = styled.svg`
  flex: none;
  fill: currentColor;
  stroke: ${color.ground};
  transition: rotate 600ms cubic-bezier(0.2, 0.8, 0.2, 1);

  path {
    fill: none;
    stroke-linecap: round;
    opacity: 0.55;
  }
  circle:last-of-type {
    fill: ${color.accent};
    stroke-width: 1.5;
  }
`;
