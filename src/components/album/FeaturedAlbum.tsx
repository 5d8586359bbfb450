import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import type { Album } from '../../content/types';
import { pressRun } from '../../tokens/motion';
import { coverLine } from '../../tokens/print';
import { radius } from '../../tokens/radius';
import { fluid, fluidSpace, space } from '../../tokens/space';
import { fontWeight } from '../../tokens/type';
import { property, readProperty } from '../../theme/customProperties';
import { forcedColors, from, print } from '../../theme/media';
import { ticketShape } from '../../theme/ticket';
import { color, ticketColors } from '../../theme/variables';
import { coverExits } from '../../primitives/figures/coverGeometry';
import { PriceChange } from '../../primitives/figures/PriceChange';
import { Price } from '../../primitives/figures/Price';
import { describeDay } from '../../primitives/figures/Sparkline';
import { AlbumSleeve } from './AlbumSleeve';
import { aboveHeading, Card, CardNote, CardTitle } from '../kit/Card';

export interface FeaturedAlbumProps extends ComponentPropsWithoutRef<'article'> {
  /** The album. */
  album: Album;
}

/**
 * The album of the day: its record half out of the sleeve, and a ticket with its price. Today's line leaves
 * the cover on both sides: up to the window's end behind the record, and down to the foot of the band around
 * it, which clips it and says by `--wx-line-foot` how far below the cover that is. Use it once on a page. For
 * a list use AlbumBoard.
 */
export const FeaturedAlbum = forwardRef<HTMLElement, FeaturedAlbumProps>(function FeaturedAlbum(
  { album, ...rest },
  ref,
) {
  const { title, artist, genre, price, change, trend, history } = album;
  // Without a day there is no line on the cover, and this one passes behind it.
  const { left, right } = history.length < 3 ? { left: 50, right: 50 } : coverExits(history);
  const hasLine = history.length > 1;
  return (
    <Root ref={ref} subject={title} {...rest}>
      <Ticket>
        <Words>
          <Title />
          <Byline>{`${artist} · ${genre}`}</Byline>
        </Words>
        <Quote>
          <Amount amount={price} />
          <PriceChange change={change} trend={trend} period="Today" />
        </Quote>
      </Ticket>
      <Stage
        role={hasLine ? 'img' : undefined}
        aria-label={hasLine ? describeDay(history) : undefined}
        style={{ '--wx-left': `${left}%`, '--wx-right': `${right}%` }}
      >
        <Rise viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
          <path
            vectorEffect="non-scaling-stroke"
            d="M100 0 88 5 79 1 62 34 53 29 36 66 27 60 12 96 4 100H-4E3"
          />
        </Rise>
        <AlbumSleeve album={album} />
      </Stage>
    </Root>
  );
});

/* Sleeve and ticket share one cell, so that the card grows with the ticket. */
const Root = styled(Card)`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${print} {
    max-inline-size: 12cm;
  }
`;

/* How it prints itself on the first page of a visit. */
const leave = keyframes`
  from { translate: calc(-1 * ${readProperty('sleeve-out', '0%')}) 0; }
`;
const rise = keyframes`
  from { clip-path: inset(-1rem 100% -1rem -100vw); }
  to { clip-path: inset(-1rem -1rem -1rem -100vw); }
`;
const run = keyframes`
  from { scale: 0 1; }
`;
const drop = keyframes`
  from { translate: 0 -1.75rem; rotate: -2deg; opacity: 0; }
`;

/* As large as the cover. The line right of it is a bar; that passes under the record. */
const Stage = styled.div`
  ${aboveHeading}
  ${property('sleeve-out')}: 21%;
  position: relative;
  grid-area: 1 / 1;
  align-self: start;

  &::before {
    content: '';
    position: absolute;
    inset-inline-start: 99%;
    inset-block-start: var(--wx-right);
    inline-size: 60vw;
    border-block-start: ${coverLine.today} solid ${color.text};
    transform-origin: 0 50%;
    translate: 0 -50%;
  }
  [data-first-page] & {
    ${property('disc-run')}: ${leave} ${pressRun.leave};

    &::before {
      animation: ${run} ${pressRun.run};
    }
  }
  &:dir(rtl)::before {
    inset-block-start: var(--wx-left);
  }
  ${from.tablet} {
    ${property('sleeve-out')}: 29%;
  }
  ${print} {
    &::before {
      display: none;
    }
  }
`;

/* From the cover down to the foot, and on along it: in the margin of a phone, beside the cover in a larger window. */
const Rise = styled.svg`
  position: absolute;
  inset-inline-end: 99.6%;
  inset-block: var(--wx-left) calc(-1 * ${readProperty('line-foot', '0px')});
  inline-size: calc(${fluidSpace.edge} + 2px);
  block-size: calc(100% - var(--wx-left) + ${readProperty('line-foot', '0px')});
  overflow: visible;
  fill: none;
  stroke: ${color.text};
  stroke-width: ${coverLine.today};
  stroke-linejoin: round;

  [data-first-page] & {
    animation: ${rise} ${pressRun.rise};
  }

  ${from.tablet} {
    inline-size: ${fluid(1.25, 8, 11)};
  }
  &:dir(rtl) {
    inset-block-start: var(--wx-right);
    block-size: calc(100% - var(--wx-right) + ${readProperty('line-foot', '0px')});
    transform: scaleX(-1);
  }
  ${print} {
    display: none;
  }
`;

const twoColumns = '@container (min-width: 16rem)';

/* On the cover's foot, and over its edges. In one column on the smallest phones, and for who enlarges the text. */
const Ticket = styled.div`
  ${ticketColors}
  position: relative;
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
    margin-inline: -7% 0;
  }
  [data-first-page] & {
    animation: ${drop} ${pressRun.drop};
  }
  ${forcedColors} {
    border: 1px solid;
    background-image: none;
    mask: none;
  }
`;

const Words = styled.div`
  ${twoColumns} {
    padding-inline: ${space[4]} ${space[2]};
  }
`;

const Title = styled(CardTitle)`
  font-size: min(${fluid(1.25, 1.9, 2.125)}, max(1.25rem, 7cqi));
  font-weight: ${fontWeight.heading};
`;

const Byline = styled(CardNote)`
  color: inherit;
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
