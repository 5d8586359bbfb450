import { fontSize, fontWeight } from '../tokens/type';
import { onCover } from '../tokens/color';
import { duration, easing } from '../tokens/motion';
import { radius } from '../tokens/radius';
import { height, space } from '../tokens/space';
import { ink } from '../theme/inks';
import { forcedColors, hover } from '../theme/media';
import { color } from '../theme/variables';

/**
 * From loud to low: `solid` for the one next step of a page; `ink` for the first action of each item in a list;
 * `outline` for the rest. On the ground of an item's own inks: `keySolid` and `key`. On a picture: `cover`.
 */
export type ButtonVariant = 'solid' | 'ink' | 'outline' | 'keySolid' | 'key' | 'cover';

/** What is pressed on a picture: ink, with a thin light ring that shows on dark prints. The same in both schemes. */
export const onCoverStyles = `
  border-color: transparent;
  background: ${onCover.pill};
  box-shadow: 0 0 0 1px ${onCover.ring};
  color: ${onCover.onPill};

  ${hover} {
    &:hover {
      background: ${onCover.onPill};
      color: ${onCover.pill};
    }
  }
  &:focus-visible {
    box-shadow: 0 0 0 7px ${color.ground};
  }
`;

/** The look of buttons, and of links that look like buttons. Variants by `data-variant`. */
export const buttonStyles = `
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-height: ${height.target};
  padding: ${space[2]} 1.35em;
  border: 1.5px solid ${color.control};
  border-radius: ${radius.pill};
  background: transparent;
  color: ${color.text};
  font-size: ${fontSize.caption};
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
    border-color: ${color.accent};
    background: ${color.accent};
    color: ${color.onAccent};
    ${hover} {
      &:hover {
        border-color: ${color.text};
        background: ${color.text};
        color: ${color.ground};
      }
    }
    &:disabled {
      border-color: transparent;
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
        background: transparent;
        color: ${color.text};
      }
    }
    &:disabled {
      border-color: transparent;
      background: ${color.raised};
      color: ${color.muted};
    }
  }
  &[data-variant='key'] {
    border-color: ${ink.key};
    color: ${ink.key};
    ${hover} {
      &:hover {
        background: ${ink.key};
        color: ${ink.ground};
      }
    }
  }
  &[data-variant='keySolid'] {
    border-color: ${ink.key};
    background: ${ink.key};
    color: ${ink.ground};
    ${hover} {
      &:hover {
        background: transparent;
        color: ${ink.key};
      }
    }
  }
  &[data-variant='cover'] {
    ${onCoverStyles}
  }
  ${forcedColors} {
    border-color: ButtonText;
    &:disabled {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;
