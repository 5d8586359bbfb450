import styled from '@emotion/styled';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { mark } from '../../tokens/mark';
import { duration, easing } from '../../tokens/motion';
import { forcedColors } from '../../theme/media';
import { color } from '../../theme/variables';

/**
 * The shop's mark: a record in the colour of the text, its label in the accent colour, and the line
 * of a price in the colour of the page; where it stands on another ground, that is its `stroke`.
 * Decoration: hidden from screen readers.
 */
export const Mark = forwardRef<SVGSVGElement, ComponentPropsWithoutRef<'svg'>>(
  function Mark(props, ref) {
    return (
      <Root ref={ref} aria-hidden viewBox="0 0 32 32" strokeWidth={mark.thick} {...props}>
        <circle cx="16" cy="16" r="16" stroke="none" />
        <circle cx="16" cy="16" r={mark.label} fill={color.accent} stroke="none" />
        <path d={mark.line} fill="none" />
      </Root>
    );
  },
);

const Root = styled.svg`
  flex: none;
  border-radius: 50%;
  fill: currentColor;
  stroke: ${color.ground};
  transition: rotate ${duration.spin}ms ${easing.out};

  ${forcedColors} {
    stroke: Canvas;
  }
`;
