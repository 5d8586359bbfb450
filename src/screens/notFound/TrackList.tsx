import styled from '@emotion/styled';
import { duration } from '../../tokens/motion';
import { space } from '../../tokens/space';
import { hover } from '../../theme/media';
import { cardText, marginalText } from '../../theme/text';
import { color } from '../../theme/variables';
import { Icon } from '../../primitives/pictures/Icon';
import { Link } from '../../primitives/controls/Link';

const tracks = [
  { number: 'A1', href: '/', words: 'Back to the shop' },
  { number: 'A2', href: '/music-trading', words: 'Music Trading' },
  { number: 'A3', href: '/blog', words: 'The Vault' },
];

/** Links to pages that exist, as the tracks of a record's side. */
export function TrackList() {
  return (
    <Tracks role="list">
      {tracks.map(({ number, href, words }) => (
        <li key={href}>
          <Way href={href}>
            <Position aria-hidden>{number}</Position>
            <Title>{words}</Title>
            <Arrow name="arrowRight" />
          </Way>
        </li>
      ))}
    </Tracks>
  );
}

const Tracks = styled.ol`
  inline-size: 100%;
  border-block-start: 2px solid ${color.text};
`;

const Way = styled(Link)`
  ${cardText}
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-content: center;
  align-items: baseline;
  gap: min(${space[4]}, 3vw);
  min-block-size: 3.75rem;
  padding-block: ${space[2]};
  border-block-end: 1px solid ${color.line};
  text-decoration: none;
  text-underline-offset: 0.25em;
  outline-offset: 0.375rem;
`;

const whileFollowed = (css: string) => `
  ${Way}:focus-visible & { ${css} }
  ${hover} {
    ${Way}:hover & { ${css} }
  }
`;

const Title = styled.span(
  whileFollowed('text-decoration: underline; text-decoration-thickness: 2px;'),
);

const Position = styled.span`
  ${marginalText}
  min-inline-size: 1.6em;
  color: ${color.muted};
`;

/* Mirrored right to left, it moves the other way as well. */
const Arrow = styled(Icon)`
  align-self: center;
  transition: transform ${duration.quick}ms;

  &:dir(rtl) {
    scale: -1 1;
  }
  ${whileFollowed('transform: translateX(0.25rem);')}
`;
