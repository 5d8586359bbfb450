import styled from '@emotion/styled';
import type { Album } from '../../content/types';
import { Price } from '../../primitives/figures/Price';
import { PriceChange } from '../../primitives/figures/PriceChange';
import { forcedColors, from } from '../../theme/media';
import { ticketRim, ticketShape } from '../../theme/ticket';
import { ticketColors } from '../../theme/variables';
import { radius } from '../../tokens/radius';
import { fluid, space } from '../../tokens/space';
import { fontSize, fontWeight } from '../../tokens/type';
import { beforePicture, CardNote, CardTitle } from '../kit/Card';
import { printing, printTime } from './printing';

/** The ticket of FeaturedAlbum: the album's name, its price and its change, on the foot of its cover. */
export function AlbumTicket({ album }: { album: Album }) {
  const { artist, genre, price, change, trend } = album;
  return (
    <Ticket>
      <Words>
        <Title />
        <CardNote>{`${artist} · ${genre}`}</CardNote>
      </Words>
      <Quote>
        <Amount amount={price} />
        <PriceChange change={change} trend={trend} period="Today" />
      </Quote>
    </Ticket>
  );
}

const drop = printing(
  'drop',
  'translate: 0 -1.75rem; rotate: -2deg; opacity: 0',
  'translate: 0 0; rotate: 0deg; opacity: 1',
);

const twoColumns = '@container (min-width: 16rem)';

/* The ticket lies on the cover's foot and reaches over its edges. It has one column on the
   smallest phones, and for people who enlarge the text. */
const Ticket = styled.div`
  ${ticketColors}
  ${beforePicture}
  grid-area: 1 / 1;
  align-self: end;
  justify-self: end;
  inline-size: min(118%, max(74%, 20.5rem));
  margin-block: 40% -12%;
  margin-inline: 0 -20%;
  padding: ${space[4]};
  border-radius: ${radius.ticket};

  ${twoColumns} {
    display: grid;
    grid-template-columns: 58% minmax(0, 1fr);
    margin-block-end: -5%;
    padding: ${space[4]} 0;
    ${ticketShape('58%')}

    &:dir(rtl) {
      ${ticketShape('42%')}
    }
  }
  ${from.tablet} {
    justify-self: start;
    margin-inline: -${ticketRim} 0;
  }
  /* On a tablet this would put the corner of the ticket where the line comes down. */
  ${from.laptop} {
    margin-inline: -7% 0;
  }
  [data-first-page] & {
    animation: ${drop} ${printTime};
  }
  ${forcedColors} {
    &,
    &:dir(rtl) {
      border: 1px solid;
    }
  }
`;

const Words = styled.div`
  ${twoColumns} {
    padding-inline: ${space[4]} ${space[2]};
  }
`;

const Title = styled(CardTitle)`
  font-size: ${fontSize.ticket};
  font-weight: ${fontWeight.heading};
`;

const Quote = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space[2]};
  margin-block-start: ${space[2]};
  padding-block-start: ${space[2]};
  border: 0 dashed color-mix(in srgb, currentColor 45%, transparent);
  border-block-start-width: 2px;

  ${twoColumns} {
    flex-flow: column;
    align-items: end;
    margin: 0;
    padding: 0;
    padding-inline: ${space[2]} ${space[4]};
    border-width: 0;
    border-inline-start-width: 2px;
  }
`;

const Amount = styled(Price)`
  font-size: ${fluid(1.25, 1.9, 2.125)};
  font-weight: ${fontWeight.heading};
`;
