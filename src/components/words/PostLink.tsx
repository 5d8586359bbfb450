import styled from '@emotion/styled';
import { space } from '../../tokens/space';
import { notOnPaper } from '../../theme/media';
import {
  PlaceholderLink,
  type PlaceholderLinkProps,
} from '../../primitives/controls/PlaceholderLink';
import { useCard } from '../kit/Card';

/** The "Read More" of a PostCard, which says what it continues and is the card's last control. */
export const PostLink = styled((props: Omit<PlaceholderLinkProps, 'subject'>) => {
  const { subject, last } = useCard();
  return <PlaceholderLink id={last} subject={subject} {...props} />;
})`
  /* The link is 44 px tall, so the half of it above its words is already enough distance from the
     byline. The focus ring covers none of the byline. */
  margin-block-start: calc(-1 * ${space[2]});

  &:focus-visible {
    box-shadow: none;
  }
  ${notOnPaper}
`;
