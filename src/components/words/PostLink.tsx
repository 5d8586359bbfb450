import styled from '@emotion/styled';
import { space } from '../../tokens/space';
import { notOnPaper } from '../../theme/media';
import { placeholder } from '../../primitives/controls/placeholder';
import { TextLink } from '../../primitives/controls/TextLink';
import { useCard } from '../kit/Card';

interface PostLinkProps {
  /** Called when it is pressed: the page it leads to does not exist yet (docs/product.md, section 2). */
  onPress: () => void;
}

/** The "Read More" of a PostCard, which says what it continues and is the card's last control. */
export const PostLink = styled(({ onPress, ...rest }: PostLinkProps) => {
  const { subject, last } = useCard();
  return (
    <TextLink id={last} aria-label={`Read More, ${subject}`} {...rest} {...placeholder(onPress)}>
      Read More
    </TextLink>
  );
})`
  /* The link is 44 px tall, so the half of it above its words is already enough distance from the
     byline. The focus ring covers none of the byline. */
  margin-block-start: calc(-1 * ${space[2]});

  &:focus-visible {
    box-shadow: none;
  }
  ${notOnPaper}
`;
