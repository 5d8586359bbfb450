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
        <Columns>
          {Array.from({ length: 12 }, (_, column) => (
            <i key={column} />
          ))}
        </Columns>
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

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: ${columns(4)};
  gap: ${fluidSpace.gap};
  block-size: 100vh;

  ${from.tablet} {
    grid-template-columns: ${columns(8)};
  }
  ${from.laptop} {
    grid-template-columns: ${columns(12)};
  }
  i {
    background: color-mix(in srgb, ${color.accent} 14%, transparent);
  }
  i:nth-of-type(n + 5) {
    display: none;
    ${from.tablet} {
      display: block;
    }
  }
  i:nth-of-type(n + 9) {
    ${from.tablet} {
      display: none;
    }
    ${from.laptop} {
      display: block;
    }
  }
`;
