import styled from '@emotion/styled';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { duration, easing } from '../../tokens/motion';
import { height } from '../../tokens/space';
import { readProperty } from '../../theme/customProperties';
import { forcedColors, hover } from '../../theme/media';
import { color } from '../../theme/variables';
import { onCoverStyles } from './buttonStyles';

export interface IconButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'aria-label'> {
  /** The button's name for screen readers and voice control: a verb, or what it opens. */
  label: string;
  /** The icon. */
  children: ReactNode;
  /**
   * `ink` for the one action of its place, `outline` beside outlined buttons, `bare` in bars,
   * `cover` on a picture.
   */
  variant?: 'ink' | 'bare' | 'outline' | 'cover';
}

/** A round button that shows only an icon, 44 px (WCAG 2.5.5). Where there is room for words, use Button. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, variant = 'bare', type = 'button', ...rest },
  ref,
) {
  return <Root ref={ref} type={type} aria-label={label} data-variant={variant} {...rest} />;
});

/* Positioned, because a count or a mark on the button is placed relative to it. */
const Root = styled.button`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: ${readProperty('icon-button', height.target)};
  block-size: ${height.target};
  padding: 0;
  border: 1.5px solid transparent;
  border-radius: 50%;
  background: transparent;
  cursor: pointer;
  transition:
    background-color ${duration.quick}ms,
    color ${duration.quick}ms,
    transform ${duration.quick}ms ${easing.out};

  /* A button that the window's width limits keeps a rim around its icon, however large the text. */
  [viewBox] {
    max-inline-size: 60%;
  }
  &[data-variant='outline'] {
    border-color: ${color.control};
  }
  ${hover} {
    &:not([data-variant='cover'], :disabled):hover {
      background: ${color.text};
      color: ${color.ground};
    }
  }
  &[data-variant='ink']:not(:disabled) {
    background: ${color.text};
    color: ${color.ground};

    ${hover} {
      &:hover {
        background: ${color.accent};
        color: ${color.onAccent};
      }
    }
  }
  &[data-variant='cover'] {
    ${onCoverStyles}
  }
  &:not(:disabled):active {
    transform: scale(0.94);
  }
  &:disabled {
    background: transparent;
    color: ${color.muted};
    cursor: not-allowed;
  }
  ${forcedColors} {
    border-color: ButtonText;

    &:disabled {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;
