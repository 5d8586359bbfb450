import styled from '@emotion/styled';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { onCover } from '../../tokens/color';
import { space } from '../../tokens/space';
import { fontSize, fontWeight, lineHeight } from '../../tokens/type';
import { readProperty } from '../../theme/customProperties';
import { forcedColors } from '../../theme/media';
import { color, font } from '../../theme/variables';

export interface BadgeProps extends ComponentPropsWithoutRef<'span'> {
  /**
   * `line` is for the page, with a small square before it; `cover` is for a picture's corner;
   * `live` is for a picture's corner, for what happens now; `onAir` is the same for the page.
   */
  variant?: 'line' | 'cover' | 'live' | 'onAir';
}

/**
 * A word or two about an item: its genre, its category, or that it is live. Flat, because it cannot
 * be pressed. Not for a count on an icon: CartButton.
 */
export const Badge = forwardRef<HTMLSpanElement, BadgeProps>(function Badge(
  { variant = 'line', children, ...rest },
  ref,
) {
  return (
    <Root ref={ref} data-variant={variant} {...rest}>
      {/* Orca names the whole card again before text that stands in a flexible box by itself. On a
          cover the badge is no such box, because it has no square. */}
      {variant === 'cover' ? children : <span>{children}</span>}
    </Root>
  );
});

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  inline-size: fit-content;
  max-inline-size: 100%;
  overflow-wrap: anywhere;
  font: ${fontWeight.name} ${fontSize.caption} / ${lineHeight.short} ${font.head};
  print-color-adjust: exact;

  /* An icon stands in the line of its words: by itself it would be a block above them. */
  & svg {
    display: inline-block;
    vertical-align: -0.25em;
  }
  /* A border, because borders remain visible in forced colours. */
  &:not([data-variant='cover'])::before {
    content: '';
    flex: none;
    border: 0.3125rem solid ${readProperty('square', 'currentColor')};
  }
  &[data-variant='cover'] {
    display: inline-block;
  }
  &[data-variant='cover'],
  &[data-variant='live'] {
    padding: ${space[2]} min(${space[3]}, 3vw);
    background: ${onCover.tag};
    color: ${onCover.text};
  }
  &[data-variant='live'],
  &[data-variant='onAir'] {
    color: ${color.live};
    &::before {
      border-radius: 50%;
    }
  }
  &[data-variant='live'] {
    color: ${onCover.live};
  }
  ${forcedColors} {
    &[data-variant='cover'],
    &[data-variant='live'] {
      outline: 1px solid CanvasText;
    }
  }
`;
