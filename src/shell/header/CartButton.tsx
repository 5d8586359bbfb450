import styled from '@emotion/styled';
import { Icon } from '../../primitives/pictures/Icon';
import { IconButton } from '../../primitives/controls/IconButton';
import { radius } from '../../tokens/radius';
import { space } from '../../tokens/space';
import { fontSize, fontWeight } from '../../tokens/type';
import { forcedColors } from '../../theme/media';
import { color } from '../../theme/variables';

export interface CartButtonProps {
  /**
   * The number of items in the cart. The badge shows only above 0 (docs/product.md, section 2), and
   * shows no more than 99.
   */
  count?: number;
  /** Called when it is pressed. */
  onPress: () => void;
}

/** The button that opens the cart. Its name contains the text of its badge (WCAG 2.5.3). */
export function CartButton({ count = 0, onPress }: CartButtonProps) {
  const shown = count > 99 ? '99+' : String(count);
  const label = count > 0 ? `Cart, ${shown} ${count === 1 ? 'item' : 'items'}` : 'Cart';
  return (
    <IconButton label={label} onClick={() => onPress()}>
      <Icon name="cart" />
      {count > 0 && <Count>{shown}</Count>}
    </IconButton>
  );
}

/** The height of the badge, and its least width. */
const badgeSize = '1.125rem';

const Count = styled.span`
  position: absolute;
  inset-block-start: 0.0625rem;
  inset-inline-start: 52%;
  min-inline-size: ${badgeSize};
  padding-inline: ${space[1]};
  border-radius: ${radius.pill};
  background: ${color.accent};
  color: ${color.onAccent};
  font-size: ${fontSize.count};
  font-weight: ${fontWeight.strong};
  line-height: ${badgeSize};
  text-align: center;

  ${forcedColors} {
    border: 1px solid ButtonText;
  }
`;
