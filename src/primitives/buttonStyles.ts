import { fontSize, fontWeight } from '../tokens/type';
import { duration, easing } from '../tokens/motion';
import { radius } from '../tokens/radius';
import { height, space } from '../tokens/space';
import { forcedColors, hover } from '../theme/media';
import { color } from '../theme/variables';

/**
 * From loud to low: `solid` for the one next step of a page; `ink` for the first action of each item in a list;
 * `outline` for the rest.
 */
export type ButtonVariant = 'solid' | 'ink' | 'outline';

/** The look of buttons, and of links that look like buttons. Variants by `data-variant`. */
export const buttonStyles = `
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-height: ${height.target};
  padding: ${space[2]} ${space[6]};
  border: 1px solid ${color.control};
  border-radius: ${radius.pill};
  background: transparent;
  color: ${color.text};
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.strong};
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  -webkit-user-select: none;
  user-select: none;
  transition:
    background-color ${duration.quick}ms,
    border-color ${duration.quick}ms,
    color ${duration.quick}ms,
    transform ${duration.quick}ms ${easing.out};

  ${hover} {
    &:hover {
      border-color: ${color.text};
      background: ${color.text};
      color: ${color.ground};
    }
  }
  &:active {
    transform: scale(0.97);
  }
  &:disabled {
    border-color: ${color.line};
    background: transparent;
    color: ${color.muted};
    cursor: not-allowed;
    transform: none;
  }

  &[data-variant='solid'] {
    border-color: transparent;
    background: ${color.accent};
    color: ${color.onAccent};
    ${hover} {
      &:hover {
        background: ${color.text};
        color: ${color.ground};
      }
    }
    &:disabled {
      background: ${color.raised};
      color: ${color.muted};
    }
  }
  &[data-variant='ink'] {
    border-color: ${color.text};
    background: ${color.text};
    color: ${color.ground};
    ${hover} {
      &:hover {
        border-color: ${color.accent};
        background: ${color.accent};
        color: ${color.onAccent};
      }
    }
    &:disabled {
      border-color: transparent;
      background: ${color.raised};
      color: ${color.muted};
    }
  }
  ${forcedColors} {
    border-color: ButtonText;
    &:disabled {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;
