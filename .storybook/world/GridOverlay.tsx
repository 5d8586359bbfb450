import styled from '@emotion/styled';
import { Container } from '../../src/primitives/text/Container';
import { from } from '../../src/theme/media';
import { fluidSpace } from '../../src/tokens/space';
import { color } from '../../src/theme/variables';

/**
 * Shows the page's margins, columns and gaps over the story: 4 columns, 8 from a tablet, 12 from a
 * laptop.
 */
export function GridOverlay() {
  return (
    <Layer aria-hidden>
      <Container>
        <Columns />
      </Container>
    </Layer>
  );
}

const Layer = styled.div`
  position: fixed;
  inset: 0;
  z-index: 9999;
  pointer-events: none;
`;

/** So many columns, by the width of one with the gap after it. */
const columns = (count: number) => `
  --wx-column-and-gap: calc((100% + ${fluidSpace.gap}) / ${count});
`;

const Columns = styled.div`
  ${columns(4)}
  block-size: 100vh;
  background: repeating-linear-gradient(
    to right,
    color-mix(in srgb, ${color.accent} 14%, transparent) 0
      calc(var(--wx-column-and-gap) - ${fluidSpace.gap}),
    transparent 0 var(--wx-column-and-gap)
  );

  ${from.tablet} {
    ${columns(8)}
  }
  ${from.laptop} {
    ${columns(12)}
  }
`;
