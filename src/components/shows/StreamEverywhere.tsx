import styled from '@emotion/styled';
import { forwardRef, useId, type ComponentPropsWithoutRef } from 'react';
import { fluid, fluidSpace, space } from '../../tokens/space';
import { titleLength } from '../../tokens/type';
import { onPaper } from '../../theme/media';
import { edgeToEdge, ledeText, posterEdge, posterText, yielding } from '../../theme/text';
import { color, variable } from '../../theme/variables';
import { Button } from '../../primitives/controls/Button';
import { Container } from '../../primitives/text/Container';
import { NetworkJacks } from './NetworkJacks';

export interface StreamEverywhereProps extends Omit<
  ComponentPropsWithoutRef<'section'>,
  'children'
> {
  /** Called by "Start Selling Live". */
  onStart: () => void;
}

/**
 * The band that invites creators to sell live, with the networks they reach (docs/product.md,
 * section 2). Use it once on a page.
 */
export const StreamEverywhere = forwardRef<HTMLElement, StreamEverywhereProps>(
  function StreamEverywhere({ onStart, ...rest }, ref) {
    const id = useId();
    return (
      <Root ref={ref} aria-labelledby={id} {...rest}>
        <Inner>
          <Poster>
            <Heading id={id}>
              Stream
              <br /> <StemLine>Everywhere</StemLine>
            </Heading>
          </Poster>
          <Invitation>
            <Words>
              One camera is enough. Go live here and on the networks your people already watch;
              orders land in one place.
            </Words>
            <Start variant="ink" size="large" onClick={() => onStart()}>
              Start Selling Live
            </Start>
          </Invitation>
          <Jacks>
            <NetworkJacks />
          </Jacks>
        </Inner>
      </Root>
    );
  },
);

/* The layout depends on the width of the band, which may be less than the window's. */
const wide = '@container (min-width: 42em)';

/* This is the only large area in the accent colour. Neither the area nor the colours on it
   change with the colour scheme. */
const Root = styled.section`
  container-type: inline-size;
  overflow: clip;
  color-scheme: light;
  background: ${color.accent};
  /* Everything on the band is in the same black, buttons included. */
  ${variable('text')}: ${color.onAccent};
  color: ${color.text};
  break-inside: avoid;

  /* Half a sheet of ink. */
  ${onPaper} {
    background: none;
  }
`;

const Inner = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${fluidSpace.inner};
  padding-block: ${fluid(2.5, 5, 6)} ${fluid(2.5, 3.8, 4.5)};

  ${wide} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: end;
  }
  /* Firefox would set the heading for the width of one column, and break its words. */
  ${onPaper} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Poster = styled.div`
  container-type: inline-size;
`;

/* The longer word of the heading fills its column, however wide that is. */
const Heading = styled.h2`
  ${posterText}
  font-size: ${edgeToEdge(titleLength.everywhere)};

  /* As wide as a sheet it would be so high that the band is torn in two. */
  ${onPaper} {
    font-size: min(${edgeToEdge(titleLength.everywhere)}, 3cm);
  }
`;

const StemLine = styled.span`
  ${posterEdge}
  font-size: ${yielding(0.4)};
`;

const Invitation = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[6]};

  ${wide} {
    padding-block-end: ${space[3]};
  }
`;

const Words = styled.p`
  ${ledeText}
  max-inline-size: 27em;
`;

const Start = styled(Button)`
  @container (width < 30em) {
    inline-size: 100%;
  }
`;

const Jacks = styled.div`
  padding-block-start: ${space[6]};

  ${wide} {
    padding-block-start: ${space[2]};
    grid-column: 1 / -1;
  }
`;
