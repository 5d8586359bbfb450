import styled from '@emotion/styled';
import {
  createContext,
  forwardRef,
  useContext,
  useId,
  type ComponentPropsWithoutRef,
  type ReactNode,
} from 'react';
import type { Inks } from '../../content/types';
import { space } from '../../tokens/space';
import { fontSize } from '../../tokens/type';
import { inkVariables, touched } from '../../theme/inks';
import { cardText } from '../../theme/text';
import { color } from '../../theme/variables';
import { Button, type ButtonProps } from '../../primitives/controls/Button';
import { Heading, type HeadingProps } from '../../primitives/text/Heading';

const CardContext = createContext<{ subject: string; last?: string }>({ subject: '' });

/**
 * For a part of a card: the card's subject, and the id for a link in the place of CardAction, if
 * the card has `actionLast`.
 */
export const useCard = () => useContext(CardContext);

/** What the root of a card takes: an article's props, but its contents are its own. */
export type CardRootProps = Omit<ComponentPropsWithoutRef<'article'>, 'children'>;

export interface CardProps extends ComponentPropsWithoutRef<'article'> {
  /** The name of the item: CardTitle shows it, and CardAction repeats it for screen readers. */
  subject: string;
  /** The item's inks, for everything in the card. */
  inks?: Partial<Inks>;
  /**
   * For a card whose one button or link comes before the picture in the source, because heading,
   * facts and button share a box. With it screen readers read the button last. It is false where
   * there is no button; a card with two cannot have it, because both would get the same id.
   */
  actionLast?: boolean;
  /** Use `div` for the row of a table, because that element gets the role of a row. */
  as?: 'div';
}

/**
 * The root of every card, row and tile. The parts below go into it, in the order in which they should
 * be heard. To give a card a look of its own, style its root with `styled(Card)`.
 */
export const Card = forwardRef<HTMLElement, CardProps>(function Card(
  { subject, inks, actionLast, style, ...rest },
  ref,
) {
  const id = useId();
  const last = actionLast ? id : undefined;
  return (
    <CardContext.Provider value={{ subject, last }}>
      <CardRoot
        ref={ref}
        // Articles beside each other are told apart by name. A row is named by its cells.
        aria-label={rest.as ? undefined : subject}
        aria-owns={last}
        {...rest}
        style={{ ...inkVariables(inks), ...style }}
      />
    </CardContext.Provider>
  );
});

/**
 * The card's own element. Parts that change while the card is hovered or focused select it:
 * `${CardRoot}:hover &`.
 */
export const CardRoot = styled.article`
  display: flex;
  flex-direction: column;

  /* Touch screens are not left out: where a tap leaves the hover behind, it leaves the focus
     too, as a press would. */
  &:is(:hover, :focus-within) {
    ${touched}
  }
`;

/**
 * The card's heading. It shows the subject, at the heading level of the place where the card
 * stands.
 */
export const CardTitle = styled(
  forwardRef<HTMLHeadingElement, HeadingProps>(function CardTitle({ children, ...rest }, ref) {
    const { subject } = useCard();
    return (
      <Heading ref={ref} {...rest}>
        {children ?? subject}
      </Heading>
    );
  }),
)`
  ${cardText}
  min-inline-size: 0;
`;

/**
 * For parts that show above or beside a card's heading but follow it in the source. If they came
 * first, people who go from heading to heading would hear them with the card before (WCAG 1.3.2).
 */
export const aboveHeading = 'order: -1;';

/**
 * For words that lie on a picture which is `aboveHeading`: WebKit would paint the picture over them,
 * because it comes later in the source.
 */
export const beforePicture = 'z-index: 1;';

/** The card's picture, with all that lies on it. */
export const CardMedia = styled.div`
  position: relative;
`;

/**
 * A line of secondary text, such as who made the item. No other style can name it, for
 * the reason that VisuallyHidden gives.
 */
export const CardNote = styled('p', { target: undefined })`
  color: ${color.muted};
  font-size: ${fontSize.caption};
  overflow-wrap: anywhere;
`;

/**
 * The card's foot: words at the one end and its button at the other, below each other where they
 * have no room.
 */
export const CardFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[3]};
`;

export interface CardActionProps extends Omit<ButtonProps, 'children' | 'onClick'> {
  /** The words on the button: what it does. */
  children: string;
  /** Called when the button is pressed. Without this callback there is no button. */
  onPress?: () => void;
  /** An icon before the words. */
  icon?: ReactNode;
}

/**
 * A button of the card. Screen readers hear the card's subject after its words and a pause (WCAG
 * 2.4.6). In a card with `actionLast` it takes the id of the card's one control.
 */
export const CardAction = forwardRef<HTMLButtonElement, CardActionProps>(function CardAction(
  { icon, children, onPress, ...rest },
  ref,
) {
  const { subject, last } = useCard();
  if (!onPress) return null;
  return (
    <Button
      ref={ref}
      id={last}
      aria-label={`${children}, ${subject}`}
      {...rest}
      onClick={() => onPress()}
    >
      {icon}
      {children}
    </Button>
  );
});
