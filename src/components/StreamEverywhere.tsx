import styled from '@emotion/styled';
import { forwardRef, useId, type ComponentPropsWithoutRef } from 'react';
import { onCover } from '../tokens/color';
import { fluid, space } from '../tokens/space';
import { fontSize, fontWeight } from '../tokens/type';
import { displayText, fitting, ledeText } from '../theme/text';
import { color } from '../theme/variables';
import { BrandIcon, brands, type Brand } from '../primitives/BrandIcon';
import { Button } from '../primitives/Button';
import { Container } from '../primitives/Container';

export interface StreamEverywhereProps extends Omit<
  ComponentPropsWithoutRef<'section'>,
  'children'
> {
  /** Called by "Start Selling Live". */
  onStart?: () => void;
}

/** The band that invites creators to sell live, with the networks they reach (docs/product.md, section 2). Use it once on a page. */
export const StreamEverywhere = forwardRef<HTMLElement, StreamEverywhereProps>(
  function StreamEverywhere({ onStart, ...rest }, ref) {
    const id = useId();
    return (
      <Root ref={ref} aria-labelledby={id} {...rest}>
        <Inner>
          <Heading id={id}>Stream Everywhere</Heading>
          <div>
            <Words>
              One camera, every audience. Go live here and on the networks your people already
              watch; orders land in one place.
            </Words>
            <Networks role="list">
              {(Object.keys(brands) as Brand[]).map((brand) => (
                <Network key={brand}>
                  <BrandIcon brand={brand} size={22} />
                  {brand}
                </Network>
              ))}
            </Networks>
            <Start onClick={onStart}>Start Selling Live</Start>
          </div>
        </Inner>
      </Root>
    );
  },
);

/* The only large area in the accent colour. */
const Root = styled.section`
  container-type: inline-size;
  background: ${color.accent};
  color: ${color.onAccent};
`;

const Inner = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]} ${space[16]};
  padding-block: ${fluid(3, 6, 6)};

  @container (width >= 44em) {
    grid-template-columns: 1.1fr 1fr;
    align-items: start;
  }
`;

const Heading = styled.h2`
  ${displayText}
  /* 5.7 em: "Everywhere", which nearly fills its column, also where the band is narrower than the window. */
  font-size: min(${fitting(fontSize.band, 5.7)}, 13cqi);
`;

const Words = styled.p`
  ${ledeText}
  max-inline-size: 28em;
`;

const Networks = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[6]};

  @container (width < 44em) {
    display: grid;
    grid-template-columns: repeat(2, max-content);
  }
  @container (width < 17em) {
    grid-template-columns: minmax(0, 1fr);
  }
  margin-block: ${space[6]} ${space[8]};
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.strong};
`;

const Network = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[2]};
`;

/* The band is the same in both schemes, and so is its button. */
const Start = styled(Button)`
  border-color: ${color.onAccent};
  background: ${color.onAccent};
  color: ${onCover.text};
`;
