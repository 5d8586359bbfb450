import styled from '@emotion/styled';
import { forwardRef, useId, type ComponentPropsWithoutRef } from 'react';
import { radius } from '../../tokens/radius';
import { fluid, fluidSpace, space } from '../../tokens/space';
import { titleLength } from '../../tokens/type';
import { forcedColors } from '../../theme/media';
import { edgeToEdge, ledeText, nameText, posterEdge, posterText } from '../../theme/text';
import { color, variable } from '../../theme/variables';
import { BrandIcon, brands, type Brand } from '../../primitives/pictures/BrandIcon';
import { Button } from '../../primitives/controls/Button';
import { Container } from '../../primitives/text/Container';

export interface StreamEverywhereProps extends Omit<
  ComponentPropsWithoutRef<'section'>,
  'children'
> {
  /** Called by "Start Selling Live". */
  onStart: () => void;
}

/** The band that invites creators to sell live, with the networks they reach (docs/product.md, section 2). Use it once on a page. */
export const StreamEverywhere = forwardRef<HTMLElement, StreamEverywhereProps>(
  function StreamEverywhere({ onStart, ...rest }, ref) {
    const id = useId();
    return (
      <Root ref={ref} aria-labelledby={id} {...rest}>
        <Inner>
          <Poster>
            <Heading id={id}>
              <Line>Stream</Line> <Line data-stem>Everywhere</Line>
            </Heading>
          </Poster>
          <Invitation>
            <Words>
              One camera, every audience. Go live here and on the networks your people already
              watch; orders land in one place.
            </Words>
            <Start variant="ink" size="large" onClick={() => onStart()}>
              Start Selling Live
            </Start>
          </Invitation>
          <Sockets>
            <Cable aria-hidden viewBox="0 0 1164 200" preserveAspectRatio="none">
              <path
                d="M-700 90C-500 90-200 20-60 20 60 20 60 100 180 100s150-74 290-74 150 78 290 78S910 26 1060 26s200 64 340 64 400-60 500-60"
                vectorEffect="non-scaling-stroke"
              />
            </Cable>
            <Networks role="list">
              {(Object.keys(brands) as Brand[]).map((brand) => (
                <Network key={brand}>
                  <Socket>
                    <Mark brand={brand} />
                  </Socket>
                  {brand}
                </Network>
              ))}
            </Networks>
          </Sockets>
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
`;

const Inner = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${fluidSpace.inner} ${fluidSpace.gap};
  padding-block: ${fluid(2.5, 5, 6)} ${fluid(2.5, 3.8, 4.5)};

  ${wide} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: end;
  }
`;

const Poster = styled.div`
  container-type: inline-size;
`;

/* The longer word of the heading fills its column, however wide that is. */
const Heading = styled.h2`
  ${posterText}
  font-size: ${edgeToEdge(titleLength.everywherePhone)};
`;

const Line = styled.span`
  display: block;

  &[data-stem] {
    ${posterEdge}
  }
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

const Sockets = styled.div`
  position: relative;
  padding-block-start: ${space[2]};

  ${wide} {
    grid-column: 1 / -1;
  }
`;

/* One cable runs through all four sockets, from one end of the window to the other. */
const Cable = styled.svg`
  display: none;

  ${wide} {
    display: block;
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
    fill: none;
    stroke: currentColor;
    stroke-width: 6px;
  }
`;

const Networks = styled.ul`
  position: relative;
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr));
  gap: ${space[5]} ${fluidSpace.gap};

  @container (width < 42em) {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, max(7.5rem, 34%)), 1fr));
  }
`;

const Network = styled.li`
  ${nameText}
  display: grid;
  gap: ${space[3]};
`;

const Socket = styled.span`
  display: grid;
  place-items: center;
  inline-size: ${fluid(4, 6.9, 7)};
  aspect-ratio: 1;
  border-radius: ${radius.print};
  background: ${color.onAccent};
  color: ${color.accent};

  ${forcedColors} {
    border: 2px solid;
  }
`;

/* The mark grows with its socket. */
const Mark = styled(BrandIcon)`
  block-size: 44%;
`;
