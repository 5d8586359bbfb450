import styled from '@emotion/styled';
import { forwardRef } from 'react';
import type { UpcomingShow } from '../../content/types';
import { fluid, fluidSpace, space } from '../../tokens/space';
import { fontSize, fontWeight, lineHeight, poster } from '../../tokens/type';
import { atLeast, below, tabletOrPaper } from '../../theme/media';
import {
  fitting,
  headingText,
  posterFigures,
  posterText,
  unseenText,
  unzoomed,
} from '../../theme/text';
import { color, font } from '../../theme/variables';
import { Picture } from '../../primitives/pictures/Picture';
import { aboveHeading, Card, CardTitle, type CardRootProps } from '../kit/Card';
import { widthOf } from '../kit/layout';

export interface UpcomingShowRowProps extends CardRootProps {
  /**
   * The show. Its time is text with the hour and zone after the last comma: "Fri, Dec 12, 8:00 PM
   * EST".
   */
  show: UpcomingShow;
}

/** The picture takes three of the page's twelve columns from a tablet on, and five below that. */
const sizes = `${atLeast('tablet')} ${widthOf(3, 12)}, ${widthOf(5, 12)}`;

/**
 * A podcast that is still to come: when, what, with whom (docs/product.md, section 3). For one that
 * is live use LiveShowCard.
 */
export const UpcomingShowRow = forwardRef<HTMLElement, UpcomingShowRowProps>(
  function UpcomingShowRow({ show, ...rest }, ref) {
    const { title, host, topic, time, startsAt, image, print } = show;
    // In "Fri, Dec 12, 8:00 PM EST" the day ends at the last comma; the hour stands below it.
    const comma = time.lastIndexOf(', ');
    const [day, hour] = comma < 0 ? ['', time] : [time.slice(0, comma), time.slice(comma + 2)];
    const [clock, ...zone] = hour.split(' ');
    return (
      <Root ref={ref} subject={title} {...rest}>
        <What>
          <Title />
          <p>with {host}</p>
          <Topic>{topic}</Topic>
        </What>
        <When dateTime={startsAt}>
          {day && (
            <Day>
              {day}
              {/* Day and hour stand on two lines, so no comma shows. */}
              <Pause>, </Pause>
            </Day>
          )}
          <Hour>
            {/* Orca leaves out text that stands in a flexible box by itself. */}
            <span>{clock}</span>
            <Zone> {zone.join(' ')}</Zone>
          </Hour>
        </When>
        <Scene
          print={print}
          ratio={3 / 2}
          photo={image.photo}
          description={image.description}
          sizes={sizes}
        />
      </Root>
    );
  },
);

const Root = styled(Card)`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  /* Eleven gaps of large text would be wider than a phone. */
  gap: ${space[4]} min(${fluidSpace.gap}, 5%);
  padding-block: ${fluid(1.5, 2.2, 2.5)};

  ${below.tablet} {
    container-type: inline-size;
  }
`;

/** Matches where large text leaves no room for the hour beside the picture. */
const cramped = '@container (width < 15rem)';

const When = styled.time`
  ${aboveHeading}
  grid-column: span 7;
  display: grid;
  align-content: start;
  /* Day and hour are left-to-right text. Stretched, they would start at the left of a
     right-to-left page. */
  justify-items: start;
  gap: ${space[3]};

  ${cramped} {
    grid-column: 1 / -1;
  }
  ${tabletOrPaper} {
    grid-column: span 4;
  }
`;

/* The day lies above the hour, because in forced colours the hour's background is higher than
   its line and would cover the day. Both are isolated: a page that reads right to left would
   show "8:00 PM EST" as "PM EST 8:00". */
const Day = styled.bdi`
  position: relative;
  font: ${fontWeight.name} ${fontSize.text} / ${lineHeight.solid} ${font.head};
`;

const Pause = styled.span(unseenText);

const Hour = styled.bdi`
  ${posterText}
  ${posterFigures}
  display: flex;
  /* With raised spacing there may be no room for the zone beside the figures. */
  flex-wrap: wrap;
  align-items: start;
  /* With raised spacing "10:00" is 2.3 em wide. */
  font-size: ${fitting(unzoomed(poster.hour), 2.3)};
  line-height: ${lineHeight.capitals};

  ${below.pair} {
    font-size: ${fitting('max(3rem, 16.5vw)', 2.3)};
  }
`;

/* The half of the day and the zone, one below the other on the upper edge of the figures. */
const Zone = styled.span`
  inline-size: min-content;
  margin-inline-start: ${space[2]};
  color: ${color.muted};
  font: ${fontWeight.heading} ${fluid(0.9375, 1.3, 1.25)} / ${lineHeight.name} ${font.head};
  overflow-wrap: normal;

  ${tabletOrPaper} {
    /* Brings the top of these letters down to that of the figures. Both lie below the top of their
       lines, each by another share of its size. */
    margin-block-start: calc(${poster.hour} * 0.013 + 0.025em);
  }
`;

const What = styled.div`
  grid-column: 1 / -1;
  overflow-wrap: anywhere;

  ${tabletOrPaper} {
    grid-column: span 5;
  }
`;

const Title = styled(CardTitle)`
  ${headingText}
  margin-block-end: ${space[2]};
  /* Keeps "Proprietors" in one piece, even with raised letter spacing. */
  font-size: min(${fontSize.heading}, 7.2vw);

  ${cramped} {
    font-size: ${fitting(fontSize.heading, 6.2)};
  }
  ${tabletOrPaper} {
    ${posterText}
    margin-block: -0.03em ${space[3]};
    margin-inline-start: 0;
    font-size: ${fontSize.voice};
    line-height: ${lineHeight.voice};
  }
`;

const Topic = styled.p`
  color: ${color.muted};
  text-wrap: balance;
`;

/* On a phone it stands beside the hour, and leaves the words the whole width. */
const Scene = styled(Picture)`
  ${aboveHeading}
  grid-column: span 5;
  align-self: start;

  ${cramped} {
    grid-column: 1 / -1;
  }
  ${tabletOrPaper} {
    order: 0;
    grid-column: span 3;
  }
`;
