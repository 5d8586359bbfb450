import styled from '@emotion/styled';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import type { UpcomingShow } from '../content/types';
import { breakpoint } from '../tokens/breakpoint';
import { fluid, space } from '../tokens/space';
import { fontSize, fontWeight } from '../tokens/type';
import { cardText, tabular } from '../theme/text';
import { color } from '../theme/variables';
import { Cover } from '../primitives/Cover';
import { VisuallyHidden } from '../primitives/VisuallyHidden';
import { Card, CardTitle } from './Card';
import { contentWidth } from './layout';

export interface UpcomingShowRowProps extends ComponentPropsWithoutRef<'article'> {
  /** The show. Its time ends with the hour and zone after a comma: "Fri, Dec 12, 8:00 PM EST". */
  show: UpcomingShow;
}

const gap = fluid(1.5, 3, 3);

/** A sixth of the row, less its two gaps, where its parts stand beside each other. */
const sizes = `(min-width: ${breakpoint.tablet / 16}em) calc((${contentWidth} - 2 * ${gap}) / 6), 8rem`;

/** A podcast that is still to come: when, what, with whom (docs/product.md, section 3). For one that is live use LiveShowCard. */
export const UpcomingShowRow = forwardRef<HTMLElement, UpcomingShowRowProps>(
  function UpcomingShowRow({ show, ...rest }, ref) {
    const { id, title, host, topic, time, startsAt, image } = show;
    // "Fri, Dec 12, 8:00 PM EST": the hour is shown first, the day below it.
    const comma = time.lastIndexOf(', ');
    const [day, hour] = comma < 0 ? ['', time] : [time.slice(0, comma), time.slice(comma + 2)];
    const [clock, ...zone] = hour.split(' ');
    return (
      <Root ref={ref} subject={title} {...rest}>
        <Columns>
          <When dateTime={startsAt}>
            {day && (
              <>
                <Day>{day}</Day>
                {/* Shown on two lines they need no comma; read aloud as one text they do. */}
                <VisuallyHidden>, </VisuallyHidden>
              </>
            )}
            <Hour>
              {clock}
              <Zone> {zone.join(' ')}</Zone>
            </Hour>
          </When>
          <div>
            <Title />
            <Host>with {host}</Host>
            <Topic>{topic}</Topic>
          </div>
          <Picture
            seed={id}
            hand="rays"
            ratio={3 / 2}
            photo={image.photo}
            description={image.description}
            sizes={sizes}
          />
        </Columns>
      </Root>
    );
  },
);

/* Its layout follows its own width, not the window's: a schedule may stand in a narrow column. */
const Root = styled(Card)`
  container-type: inline-size;
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) min(8rem, 40%);
  gap: ${space[4]};
  padding-block: ${space[6]};

  @container (min-width: 42em) {
    grid-template-columns: minmax(13rem, 4fr) minmax(0, 6fr) minmax(10rem, 2fr);
    gap: ${gap};
    align-items: first baseline;
  }
`;

const Picture = styled(Cover)`
  @container (min-width: 42em) {
    align-self: start;
  }
`;

const When = styled.time`
  display: grid;
  grid-column: 1 / -1;

  @container (min-width: 42em) {
    grid-column: auto;
  }
  align-content: start;
  /* Not stretched: day and hour are left-to-right text, and would start at the left of a right-to-left page. */
  justify-items: start;
  ${tabular}
`;

/* Isolated, as is the day: right to left, "8:00 PM EST" would come out as "PM EST 8:00". */
const Hour = styled.bdi`
  ${cardText}
  /* Read after the day, shown above it. */
  grid-row: 1;
  font-size: ${fontSize.hour};
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

const Title = styled(CardTitle)`
  font-size: ${fontSize.subheading};
`;

const Host = styled.p`
  font-size: ${fontSize.small};
`;

const Topic = styled.p`
  margin-block-start: ${space[2]};
  color: ${color.muted};
  text-wrap: balance;
`;
