import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { Close, Description, Root, Title } from '@radix-ui/react-toast';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { Icon } from '../../primitives/Icon';
import { IconButton } from '../../primitives/IconButton';
import { duration, easing } from '../../tokens/motion';
import { radius } from '../../tokens/radius';
import { shadow } from '../../tokens/shadow';
import { space } from '../../tokens/space';
import { fontSize } from '../../tokens/type';
import { cardText } from '../../theme/text';
import { color, shadowTint, variable } from '../../theme/variables';
import { announcedWithoutSpaces, LeavesWithoutNotice } from './radixToast';
import type { ShownToast } from './toastStore';

export interface ToastCardProps extends Omit<
  ComponentPropsWithoutRef<typeof Root>,
  'asChild' | 'children' | 'open' | 'defaultOpen' | 'onOpenChange'
> {
  /** Its words, its kind, and whether it is shown. */
  toast: ShownToast;
  /** It wants to go: its time is over, it was swiped, or its button was pressed. */
  onClose: () => void;
  /** It is about to leave the document. */
  onLeave: () => void;
}

/** One toast. Radix announces it, times it, and waits for its exit. */
export const ToastCard = forwardRef<HTMLLIElement, ToastCardProps>(function ToastCard(
  { toast, onClose, onLeave, ...rest },
  ref,
) {
  return (
    <Card
      ref={ref}
      {...rest}
      open={toast.open}
      onOpenChange={(open) => !open && onClose()}
      data-variant={toast.variant ?? 'default'}
    >
      <Heading>{toast.title}</Heading>
      {announcedWithoutSpaces}
      {toast.description && <Text>{toast.description}</Text>}
      <Close asChild>
        <CloseButton label="Close">
          <Icon name="close" size={18} />
        </CloseButton>
      </Close>
      <LeavesWithoutNotice onLeave={onLeave} />
    </Card>
  );
});

const enter = keyframes`
  from { opacity: 0; transform: translateY(${space[4]}); }
`;
const leave = keyframes`
  to { opacity: 0; transform: translateY(${space[2]}); }
`;
const swipeOut = keyframes`
  from { transform: translateX(var(--radix-toast-swipe-end-x)); }
  to { opacity: 0; transform: translateX(calc(var(--radix-toast-swipe-end-x) + var(${variable('away')}))); }
`;

const Card = styled(Root)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  overflow-wrap: anywhere;
  row-gap: ${space[1]};
  padding-block: ${space[4]};
  padding-inline: min(${space[5]}, 5vw) min(${space[4]}, 5vw);
  border: 1px solid ${color.line};
  border-inline-start: 4px solid ${color.accent};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.float} ${shadowTint};
  pointer-events: auto;
  animation: ${enter} ${duration.calm}ms ${easing.out};

  &[data-variant='destructive'] {
    border-color: ${color.down};
  }
  &[data-state='closed'] {
    animation: ${leave} ${duration.quick}ms ${easing.out} forwards;
  }
  &[data-swipe='move'] {
    transform: translateX(var(--radix-toast-swipe-move-x));
  }
  &[data-swipe='cancel'] {
    transition: transform ${duration.calm}ms ${easing.out};
  }
  &[data-swipe='end'] {
    ${variable('away')}: 6rem;
    animation: ${swipeOut} ${duration.quick}ms ${easing.out} forwards;
  }
  &[data-swipe='end']:dir(rtl) {
    ${variable('away')}: -6rem;
  }
`;

const Heading = styled(Title)`
  ${cardText}
  align-self: center;

  ${Card}[data-variant='destructive'] & {
    color: ${color.down};
  }
`;

const Text = styled(Description)`
  grid-area: 2 / 1 / auto / span 2;
  color: ${color.muted};
  font-size: ${fontSize.small};
`;

const CloseButton = styled(IconButton)`
  grid-area: 1 / 2;
  margin: -${space[2]};
  margin-inline-end: -${space[3]};
`;
