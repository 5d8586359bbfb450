import styled from '@emotion/styled';
import {
  createContext,
  forwardRef,
  useContext,
  type ComponentPropsWithoutRef,
  type ReactNode,
} from 'react';
import { space } from '../tokens/space';
import { fontSize } from '../tokens/type';
import { zIndex } from '../tokens/zIndex';
import { cardText } from '../theme/text';
import { color } from '../theme/vars';
import { Button, type ButtonProps } from '../primitives/Button';
import { Heading, type HeadingProps } from '../primitives/Heading';
import { VisuallyHidden } from '../primitives/VisuallyHidden';

const Subject = createContext('');

export interface CardProps extends ComponentPropsWithoutRef<'article'> {
  /** The name of what the card shows: its title says it, and its buttons repeat it for screen readers. */
  subject: string;
}

/**
 * One thing of a list: what it is, and what can be done with it. Every card is made of this and the
 * parts below, from top to bottom; a card of its own look styles it, `styled(Card)`.
 */
export const Card = forwardRef<HTMLElement, CardProps>(function Card({ subject, ...rest }, ref) {
  return (
    <Subject.Provider value={subject}>
      <CardRoot ref={ref} {...rest} />
    </Subject.Provider>
  );
});

/** The card's own element, for parts that answer its being hovered or focused: `${CardRoot}:hover &`. */
export const CardRoot = styled.article`
  display: flex;
  flex-direction: column;
`;

/** The card's heading: its subject, at the level its place asks for. */
export const CardTitle = styled(
  forwardRef<HTMLHeadingElement, HeadingProps>(function CardTitle({ children, ...rest }, ref) {
    const subject = useContext(Subject);
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

/** The picture, and what lies on it. */
export const CardMedia = styled.div`
  position: relative;
`;

/** What sorts the item, along the upper edge of its picture: Badges. */
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

/** A line read second: who made it, what kind it is. */
export const CardNote = styled.p`
  color: ${color.muted};
  font-size: ${fontSize.small};
`;

/** A line with two ends, which become two lines where there is no room: a name and its price. */
export const CardLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  column-gap: ${space[4]};
`;

/** What can be done, beside each other at the card's foot. */
export const CardActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-block-start: auto;
`;

export interface CardActionProps extends ButtonProps {
  /** Before the words. */
  icon?: ReactNode;
}

/** A button of the card. Its name is its words and, for screen readers, what it acts on (WCAG 2.4.6). Not drawn without `onClick`. */
export const CardAction = forwardRef<HTMLButtonElement, CardActionProps>(function CardAction(
  { icon, children, ...rest },
  ref,
) {
  const subject = useContext(Subject);
  if (!rest.onClick) return null;
  return (
    <Button ref={ref} {...rest}>
      {icon}
      {children}
      <VisuallyHidden> {subject}</VisuallyHidden>
    </Button>
  );
});
