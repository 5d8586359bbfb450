import styled from '@emotion/styled';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { duration, easing } from '../../tokens/motion';
import { color } from '../../theme/variables';

/**
 * The shop's mark: a record in the colour of the text, with its label in the accent colour.
 * Decoration: hidden from screen readers.
 */
export const Mark = forwardRef<SVGSVGElement, ComponentPropsWithoutRef<'svg'>>(
  function Mark(props, ref) {
    return (
      <Root ref={ref} aria-hidden viewBox="0 0 32 32" {...props}>
        <circle cx="16" cy="16" r="16" />
        <Grooves d="M16 3a13 13 0 0 1 13 13M16 7a9 9 0 0 1 9 9M16 29A13 13 0 0 1 3 16M16 25a9 9 0 0 1-9-9" />
        <Label cx="16" cy="16" r="5.5" />
      </Root>
    );
  },
);

const Root = styled.svg`
  flex: none;
  fill: currentColor;
  stroke: ${color.ground};
  transition: rotate ${duration.spin}ms ${easing.out};
`;

const Grooves = styled.path`
  fill: none;
  stroke-linecap: round;
  opacity: 0.55;
`;

const Label = styled.circle`
  fill: ${color.accent};
  stroke-width: 1.5;
`;
