import styled from '@emotion/styled';
import { fluid, fluidSpace, space } from '../tokens/space';
import { titleLength } from '../tokens/type';
import { from, onPaper } from '../theme/media';
import { cardText, edgeToEdge, hiddenText, posterText } from '../theme/text';
import { Lede } from '../components/kit/Lede';
import { Container } from '../primitives/text/Container';
import { LockedGroove } from './notFound/LockedGroove';
import { TrackList } from './notFound/TrackList';

/**
 * The page for an unknown address. It says so, and links to pages that exist (docs/product.md,
 * section 2).
 */
export function NotFoundScreen() {
  return (
    <Root data-ends-page>
      <Inner>
        <Words>
          <StatusCode>404</StatusCode>
          <Title>
            This groove
            <br /> runs out
          </Title>
          <HeadLede>
            There is no page at this address. It may have moved, or the link had a scratch. The rest
            of the shop is open.
          </HeadLede>
          <TrackList />
        </Words>
      </Inner>
      <LockedGroove />
    </Root>
  );
}

/* The record is cut off by the edge of the window, and on a phone by the footer. A high window shows
   the footer as well, because the page has too few words to fill it. */
const Root = styled.div`
  display: flow-root;
  position: relative;
  overflow: clip;

  ${from.tablet} {
    min-block-size: max(40rem, min(100svh, 68vw));
  }
  ${onPaper} {
    min-block-size: 0;
  }
`;

const Inner = styled(Container)`
  padding-block: ${fluid(2, 4.4, 5)} ${fluidSpace.inner};

  ${onPaper} {
    padding-block: ${space[5]} 0;
  }
`;

const Words = styled.div`
  container-type: inline-size;
  position: relative;
  z-index: 1;
  display: grid;
  justify-items: start;
  gap: ${space[5]};

  ${from.tablet} {
    inline-size: 46%;
  }
`;

/* On a screen the record's label shows it. */
const StatusCode = styled.p`
  ${cardText}

  @media screen {
    ${hiddenText}
  }
`;

/* The title's first line fills its column. */
const Title = styled.h1`
  ${posterText}
  /* Half of posterEdge, because one line begins with a T, which has no blank before it, and the
     other with an r, which has. */
  margin-inline-start: -0.008em;
  font-size: ${edgeToEdge(titleLength.notFound)};
`;

const HeadLede = styled(Lede)`
  max-inline-size: 21em;
  margin-block: ${space[3]} ${space[4]};
`;
