import styled from '@emotion/styled';
import {
  createContext,
  forwardRef,
  useContext,
  type ComponentPropsWithoutRef,
  type ReactNode,
} from 'react';
import { space } from '../../tokens/space';
import { fontSize } from '../../tokens/type';
import { zIndex } from '../../tokens/zIndex';
import { touched } from '../../theme/inks';
import { cardText } from '../../theme/text';
import { color } from '../../theme/variables';
import { Button, type ButtonProps } from '../../primitives/controls/Button';
import { Heading, type HeadingProps } from '../../primitives/text/Heading';

const SubjectContext = createContext('');

export interface CardProps extends ComponentPropsWithoutRef<'article'> {
  /** The name of the item: CardTitle shows it, and CardAction repeats it for screen readers. */
  subject: string;
  /** Use `div` for the row of a table, because that element gets the role of a row. */
  as?: 'div';
}

/**
 * The root of every card, row and tile. The parts below go into it, in the order in which they should
 * be heard. To give a card a look of its own, style its root with `styled(Card)`.
 */
export const Card = forwardRef<HTMLElement, CardProps>(function Card({ subject, ...rest }, ref) {
  return (
    <SubjectContext.Provider value={subject}>
      {/* Articles beside each other are told apart by name. A row is named by its cells. */}
      <CardRoot ref={ref} aria-label={rest.as ? undefined : subject} {...rest} />
    </SubjectContext.Provider>
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
    const subject = useContext(SubjectContext);
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

/**
 * For a Card whose picture follows its buttons in the source, because heading, facts and buttons share a box. Screen
 * readers then read the element with this id last, after the picture. Without a button there is no attribute.
 */
export const saidLast = (id: string, callback: unknown) => ({
  'aria-owns': callback ? id : undefined,
});

/** The card's picture, with all that lies on it. */
export const CardMedia = styled.div`
  position: relative;
`;

/** Badges along the upper edge of the picture. */
export const CardTags = styled.div`
  position: absolute;
  inset-block-start: ${space[4]};
  inset-inline: ${space[4]};
  z-index: ${zIndex.onCover};
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[2]};
`;

/**
 * A line of secondary text, such as who made the item. Styles cannot select it: VisuallyHidden says
 * why.
 */
export const CardNote = styled('p', { target: undefined })`
  color: ${color.muted};
  font-size: ${fontSize.caption};
`;

/** The card's buttons, side by side at its foot. */
export const CardActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-block-start: auto;
`;

export interface CardActionProps extends Omit<ButtonProps, 'children' | 'onClick'> {
  /** The words on the button: what it does. */
  children: string;
  /** Called when the button is pressed. Without this callback there is no button. */
  onPress?: () => void;
  /** An icon before the words. */
  icon?: ReactNode;
}

/** A button of the card. Screen readers hear the card's subject after its words and a pause (WCAG 2.4.6). */
export const CardAction = forwardRef<HTMLButtonElement, CardActionProps>(function CardAction(
  { icon, children, onPress, ...rest },
  ref,
) {
  const subject = useContext(SubjectContext);
  if (!onPress) return null;
  return (
    <Button ref={ref} aria-label={`${children}, ${subject}`} {...rest} onClick={() => onPress()}>
      {icon}
      {children}
    </Button>
  );
});
