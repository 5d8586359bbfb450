import { fontSize, fontWeight, lineHeight } from '../../tokens/type';
import { onCover } from '../../tokens/color';
import { duration, easing } from '../../tokens/motion';
import { radius } from '../../tokens/radius';
import { height, space } from '../../tokens/space';
import { focusRim } from '../../theme/controls';
import { ink } from '../../theme/inks';
import { forcedColors, hover } from '../../theme/media';
import { color } from '../../theme/variables';

/**
 * The variants, the most prominent first: `solid` for the one next step of a page; `ink` for what is
 * live, for Buy in a row, and for the step on the accent's band; `outline` for the rest. `keySolid` and `key` are for
 * backgrounds in an item's own inks, `cover` is for pictures.
 */
type ButtonVariant = 'solid' | 'ink' | 'outline' | 'keySolid' | 'key' | 'cover';

/** What a button and a link that looks like one have in common. */
export interface ButtonLook {
  /** How much the button stands out. A view has at most one `solid` button. */
  variant?: ButtonVariant;
  /** `large` is for the main step of a page, or of a part that is as wide as the page. */
  size?: 'regular' | 'large';
}

/**
 * The look of buttons on pictures: dark, with a thin light ring that shows on dark prints. It is
 * the same in both schemes.
 */
export const onCoverStyles = `
  border-color: transparent;
  background: ${onCover.pill};
  box-shadow: 0 0 0 1px ${onCover.ring};
  color: ${onCover.onPill};

  ${hover} {
    &:not(:disabled):hover {
      background: ${onCover.onPill};
      color: ${onCover.pill};
    }
    /* A dark ring, which shows on light prints. */
    &:not(:disabled, :focus-visible):hover {
      box-shadow: 0 0 0 1.5px ${onCover.pill};
    }
  }
  &:focus-visible {
    ${focusRim}
  }
`;

/**
 * The look of buttons and of links that look like buttons. `data-variant` chooses the colours of
 * border, fill and words, at rest and hovered; `data-size="large"` is for the main step of a page.
 */
export const buttonStyles = `
  --wx-edge: ${color.control};
  --wx-fill: transparent;
  --wx-on: ${color.text};
  --wx-edge-hover: ${color.text};
  --wx-fill-hover: ${color.text};
  --wx-on-hover: ${color.ground};
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-height: ${height.target};
  padding: ${space[2]} 1.35em;
  border: 1.5px solid var(--wx-edge);
  border-radius: ${radius.pill};
  background: var(--wx-fill);
  color: var(--wx-on);
  font-size: ${fontSize.caption};
  font-weight: ${fontWeight.strong};
  line-height: ${lineHeight.short};
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
    &:not([data-variant='cover'], :disabled):hover {
      border-color: var(--wx-edge-hover);
      background: var(--wx-fill-hover);
      color: var(--wx-on-hover);
    }
  }
  &:not(:disabled):active {
    transform: scale(0.97);
  }
  &[data-variant='solid'] {
    --wx-edge: ${color.accent};
    --wx-fill: ${color.accent};
    --wx-on: ${color.onAccent};
  }
  &[data-variant='ink'] {
    --wx-edge: ${color.text};
    --wx-fill: ${color.text};
    --wx-on: ${color.ground};
    --wx-fill-hover: transparent;
    --wx-on-hover: ${color.text};
  }
  &[data-variant='key'] {
    --wx-edge: ${ink.key};
    --wx-on: ${ink.key};
    --wx-edge-hover: ${ink.key};
    --wx-fill-hover: ${ink.key};
    --wx-on-hover: ${ink.ground};
  }
  &[data-variant='keySolid'] {
    --wx-edge: ${ink.key};
    --wx-fill: ${ink.key};
    --wx-on: ${ink.ground};
    --wx-edge-hover: ${ink.key};
    --wx-fill-hover: transparent;
    --wx-on-hover: ${ink.key};
  }
  &[data-variant='cover'] {
    ${onCoverStyles}
  }
  &[data-size='large'] {
    min-height: 3.25rem;
    /* Two of them fit beside each other on a phone. */
    padding-inline: min(1.6em, 5cqi);
  }
  &:disabled {
    border-color: ${color.line};
    background: transparent;
    color: ${color.muted};
    cursor: not-allowed;
  }
  &:is([data-variant='solid'], [data-variant='ink']):disabled {
    border-color: transparent;
    background: ${color.raised};
  }
  ${forcedColors} {
    /* Backgrounds in an item's own inks remain, and so do the key variants on them. */
    &:not([data-variant^='key']) {
      border-color: ButtonText;
    }
    &:disabled {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;
