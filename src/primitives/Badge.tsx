import styled from '@emotion/styled';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { onCover } from '../tokens/color';
import { radius } from '../tokens/radius';
import { space } from '../tokens/space';
import { fontSize, fontWeight } from '../tokens/type';
import { forcedColors } from '../theme/media';
import { color } from '../theme/variables';

export interface BadgeProps extends ComponentPropsWithoutRef<'span'> {
  /** `cover` on a picture, `line` on the page, `live` for what happens now. */
  variant?: 'cover' | 'line' | 'live';
}

/** A word or two about an item: its genre, its category, or that it is live. Not for counts, nor for anything to press. */
export const Badge = forwardRef<HTMLSpanElement, BadgeProps>(function Badge(
  { variant = 'line', ...rest },
  ref,
) {
  return <Root ref={ref} data-variant={variant} {...rest} />;
});

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  inline-size: fit-content;
  padding: ${space[1]} 0.625rem;
  border: 1px solid ${color.line};
  border-radius: ${radius.pill};
  color: ${color.text};
  font-size: ${fontSize.micro};
  font-weight: ${fontWeight.strong};
  line-height: 1.25;
  print-color-adjust: exact;

  &[data-variant='cover'] {
    border-color: transparent;
    background: ${onCover.tag};
    color: ${onCover.text};
  }
  /* Only on covers, which look the same in both schemes: always the lime of the dark one. */
  &[data-variant='live'] {
    color-scheme: dark;
    border-color: transparent;
    background: ${color.live};
    color: ${color.onLive};
    &::before {
      content: '';
      flex: none;
      inline-size: 6px;
      block-size: 6px;
      border-radius: 50%;
      background: currentColor;
    }
  }
  ${forcedColors} {
    border-color: CanvasText;
  }
`;
