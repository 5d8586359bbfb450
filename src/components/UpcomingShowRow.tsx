import styled from '@emotion/styled';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import type { UpcomingShow } from '../content/types';
import { space } from '../tokens/space';
import { fontSize, fontWeight } from '../tokens/type';
import { cardText, tabular } from '../theme/text';
import { color } from '../theme/vars';
import { Cover } from '../primitives/Cover';
import { VisuallyHidden } from '../primitives/VisuallyHidden';

export interface UpcomingShowRowProps extends ComponentPropsWithoutRef<'article'> {
  /** The show to come. Its time ends with the hour and zone after a comma: "Fri, Dec 12, 8:00 PM EST". */
  show: UpcomingShow;
}

/** A line of the radio schedule: when, what, with whom (specification, section 3: upcoming show). */
export const UpcomingShowRow = forwardRef<HTMLElement, UpcomingShowRowProps>(
  function UpcomingShowRow({ show, ...rest }, ref) {
    const { id, title, host, topic, time, startsAt, image } = show;
    // "Fri, Dec 12, 8:00 PM EST": the hour leads, the day stands under it.
    const cut = time.lastIndexOf(', ');
    const [day, hour] = cut < 0 ? ['', time] : [time.slice(0, cut), time.slice(cut + 2)];
    const [clock, ...zone] = hour.split(' ');
    return (
      <Root ref={ref} {...rest}>
        <Line>
          <When dateTime={startsAt}>
            {day && (
              <>
                <Day>{day}</Day>
                {/* On lines of their own they need no comma; read as one text they do. */}
                <VisuallyHidden>, </VisuallyHidden>
              </>
            )}
            <Hour>
              {clock}
              <Zone> {zone.join(' ')}</Zone>
            </Hour>
          </When>
          <div>
            <Title>{title}</Title>
            <Host>with {host}</Host>
            <Topic>{topic}</Topic>
          </div>
          <Cover
            seed={id}
            hand="rays"
            ratio={3 / 2}
            photo={image.photo}
            description={image.description}
            sizes="(min-width: 48em) 14rem, 8rem"
          />
        </Line>
      </Root>
    );
  },
);

/* It goes by the room it has, not by the window's: a schedule may stand in a column. */
const Root = styled.article`
  container-type: inline-size;
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) min(8rem, 40%);
  gap: ${space[4]};
  padding-block: ${space[6]};

  > time {
    grid-column: 1 / -1;
  }
  @container (min-width: 42em) {
    grid-template-columns: minmax(13rem, 4fr) minmax(0, 6fr) minmax(10rem, 2fr);
    gap: clamp(1.5rem, 3vw, 3rem);
    align-items: first baseline;
    > [data-hand],
    > div:last-of-type {
      align-self: start;
    }
    > time {
      grid-column: auto;
    }
  }
`;

const When = styled.time`
  display: grid;
  align-content: start;
  /* Stretched, day and hour would start at the left even right to left: they are their own paragraphs. */
  justify-items: start;
  ${tabular}
`;

/* Isolated, as is the day: right to left, "8:00 PM EST" would come out as "PM EST 8:00". */
const Hour = styled.bdi`
  ${cardText}
  /* Read after the day, seen before it. */
  grid-row: 1;
  font-size: clamp(2.25rem, 1.2rem + 3vw, 4rem);
  font-weight: ${fontWeight.display};
  letter-spacing: -0.04em;
  line-height: 1;
  white-space: nowrap;
`;

const Zone = styled.span`
  color: ${color.muted};
  font-size: 0.4em;
  letter-spacing: 0;
`;

const Day = styled.bdi`
  margin-block-start: ${space[2]};
  color: ${color.muted};
  font-size: ${fontSize.small};
`;

const Title = styled.h3`
  ${cardText}
  font-size: clamp(1.25rem, 1.1rem + 0.6vw, 1.625rem);
`;

const Host = styled.p`
  font-size: ${fontSize.small};
`;

const Topic = styled.p`
  margin-block-start: ${space[2]};
  color: ${color.muted};
  text-wrap: balance;
`;
