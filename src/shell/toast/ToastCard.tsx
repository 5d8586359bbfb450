import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { Close, Description, Root, Title } from '@radix-ui/react-toast';
import { forwardRef, useState, type ComponentPropsWithoutRef } from 'react';
import { Icon } from '../../primitives/pictures/Icon';
import { IconButton } from '../../primitives/controls/IconButton';
import { delay, duration, easing } from '../../tokens/motion';
import { space } from '../../tokens/space';
import { fontSize, fontWeight, lineHeight } from '../../tokens/type';
import { ringInside, targetInBar } from '../../theme/controls';
import { property } from '../../theme/customProperties';
import { forcedColors, lowForChat } from '../../theme/media';
import { cardText, marginalText } from '../../theme/text';
import { ticketRim, ticketShape } from '../../theme/ticket';
import { color, ticketColors } from '../../theme/variables';
import { OnLeave, pressedWithoutFocus, sentenceStop, useCancelledSwipe } from './radixToast';
import type { ShownToast } from './toastStore';

export interface ToastCardProps extends Omit<
  ComponentPropsWithoutRef<typeof Root>,
  | 'asChild'
  | 'children'
  | 'open'
  | 'defaultOpen'
  | 'onOpenChange'
  | 'onPause'
  | 'onResume'
  | 'type'
  | keyof ReturnType<typeof useCancelledSwipe>
  | keyof typeof pressedWithoutFocus
> {
  /** The toast's words, its kind, and whether it is shown. */
  toast: ShownToast;
  /**
   * Called when the toast should close: its time is over, it was swiped, or its button was pressed.
   */
  onClose: () => void;
  /** Called when the toast is about to leave the document. */
  onLeave: () => void;
}

/** One toast. Radix announces it, times it, and waits for its exit. */
export const ToastCard = forwardRef<HTMLLIElement, ToastCardProps>(function ToastCard(
  { toast, onClose, onLeave, ...rest },
  ref,
) {
  const [paused, setPaused] = useState(false);
  return (
    <Card
      ref={ref}
      {...rest}
      onPause={() => setPaused(true)}
      onResume={() => setPaused(false)}
      data-paused={paused || undefined}
      // The toast answers a press, so it may wait until the screen reader has finished its sentence.
      // That something failed is said at once (WCAG 4.1.3).
      type={toast.variant === 'destructive' ? 'foreground' : 'background'}
      // A finger on the toast swipes it sideways; other gestures scroll and zoom the page.
      style={{ touchAction: 'pan-y pinch-zoom', ...rest.style }}
      open={toast.open}
      onOpenChange={(open) => !open && onClose()}
      {...useCancelledSwipe()}
      {...pressedWithoutFocus}
      data-variant={toast.variant ?? 'default'}
      data-replaces={toast.replaces || undefined}
    >
      <Heading>{toast.title}</Heading>
      {sentenceStop}
      <Text>{toast.description}</Text>
      <Close asChild>
        <CloseButton label="Close">
          <Icon name="close" size={18} />
        </CloseButton>
      </Close>
      <OnLeave onLeave={onLeave} />
    </Card>
  );
});

const enter = keyframes`
  from { opacity: 0; transform: translateY(${space[4]}); }
`;
const replace = keyframes`
  from { transform: translateY(${space[1]}); }
`;
const leave = keyframes`
  to { opacity: 0; transform: translateY(${space[2]}); }
`;
const runDown = keyframes`
  to { scale: 0 1; }
`;
const swipeOut = keyframes`
  from { transform: translateX(var(--radix-toast-swipe-end-x)); }
  to { opacity: 0; transform: translateX(calc(var(--radix-toast-swipe-end-x) + var(--wx-away))); }
`;

/**
 * In a small window with text at 200 %, the stub gets narrower, because the words need its room.
 */
const stub = 'max(20px, min(3.25rem, 100vw - 21rem))';

/* A ticket of the shop, with its stub on the left and a line along the foot that shows its
   remaining time. */
const Card = styled(Root)`
  ${ticketColors}
  position: relative;
  display: grid;
  grid-template-columns: ${stub} minmax(0, 1fr) auto;
  overflow-wrap: anywhere;
  min-block-size: 4rem;
  /* The paper is as wide as the column. The rim around it lies outside. */
  margin-inline: calc(-1 * ${ticketRim});
  margin-block-end: ${space[4]};
  ${ticketShape(`calc(${stub} + ${ticketRim})`)}
  pointer-events: auto;
  animation: ${enter} ${duration.toast}ms ${easing.out};

  /* One that takes another's place does not fade in: the paper would seem to blink. */
  &[data-replaces] {
    animation-name: ${replace};
  }
  ${lowForChat} {
    margin-block-end: ${space[2]};
  }
  &:dir(rtl)::before {
    border-width: 0 2px 0 0;
  }
  &:dir(rtl) {
    ${ticketShape(`calc(100% - ${stub} - ${ticketRim})`)}
  }
  &::before {
    ${marginalText}
    content: 'WX';
    content: 'WX' / '';
    grid-row: 1 / 3;
    display: grid;
    place-content: center;
    border: 0 dashed color-mix(in srgb, currentColor 40%, transparent);
    border-block-start-width: 2px;
    /* The letters read from bottom to top. "writing-mode" alone would have them read from top to
       bottom, so they are turned. */
    writing-mode: vertical-lr;
    rotate: 180deg;
  }
  &::after {
    content: '';
    position: absolute;
    /* From the stub's notch to the round corner. */
    inset: auto ${space[3]} 0 calc(${stub} + ${space[3]});
    border-block-end: 4px solid ${color.accent};
    transform-origin: 0 0;
    animation: ${runDown} ${delay.toast}ms linear forwards;
  }
  &:dir(rtl)::after {
    inset-inline: calc(${stub} + ${space[3]}) ${space[3]};
    transform-origin: 100% 0;
  }
  /* The line stops while the toast's time does: hovered, held, focused, or in a window without the
     focus. */
  &[data-paused]::after {
    animation-play-state: paused;
  }
  /* The focus ring follows the paper's edge, inside the rim. */
  ${ringInside('7px')}
  /* The line, which stands still then, would lie on the ring. */
  &:focus-visible::after {
    visibility: hidden;
  }
  &[data-variant='destructive']::after {
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
    --wx-away: 6rem;
    animation: ${swipeOut} ${duration.quick}ms ${easing.out} forwards;
  }
  &[data-swipe='end']:dir(rtl) {
    --wx-away: -6rem;
  }
  ${forcedColors} {
    border: 1px solid CanvasText;
  }
`;

const Heading = styled(Title)`
  ${cardText}
  padding-block-start: ${space[4]};
  padding-inline-start: min(${space[4]}, 4vw);
  font-weight: ${fontWeight.heading};

  ${Card}[data-variant='destructive'] & {
    color: ${color.down};
  }
`;

const Text = styled(Description)`
  grid-area: 2 / 2 / auto / span 2;
  padding-block: 2px ${space[5]};
  padding-inline: min(${space[4]}, 4vw);
  font-size: ${fontSize.caption};
  line-height: ${lineHeight.lede};
`;

const CloseButton = styled(IconButton)`
  grid-area: 1 / 3;
  /* Keeps the button from making the title's line higher. */
  margin-block-end: -${space[1]};
  ${property('icon-button')}: ${targetInBar};

  ${ringInside('5px')}
`;
