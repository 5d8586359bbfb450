import styled from '@emotion/styled';
import { fluidSpace, space } from '../tokens/space';
import { fontSize } from '../tokens/type';
import { below, from } from '../theme/media';
import { displayText } from '../theme/text';
import { color } from '../theme/vars';
import { Lede, PageTitle } from '../components/PageHead';
import { ButtonLink } from '../primitives/ButtonLink';
import { Container } from '../primitives/Container';
import { Record } from '../primitives/Record';

/** Where a wrong address lands: says so, and shows the ways on (docs/product.md, section 2: not found). */
export function NotFoundScreen() {
  return (
    <Root>
      <div>
        <Code>404</Code>
        <PageTitle size="title">This groove runs out</PageTitle>
        <Words>
          There is no page at this address. It may have moved, or the link had a scratch. The rest
          of the shop is open.
        </Words>
        <Ways>
          <FirstWay href="/" variant="solid">
            Back to the shop
          </FirstWay>
          <Way href="/music-trading">Music Trading</Way>
          <Way href="/blog">The Vault</Way>
        </Ways>
      </div>
      <Disc />
    </Root>
  );
}

const Root = styled(Container)`
  display: grid;
  gap: ${fluidSpace.afterHeadWide};
  align-items: center;
  padding-block: ${fluidSpace.lost} 0;

  ${from.tablet} {
    align-content: center;
    min-block-size: 80svh;
    grid-template-columns: 1.1fr 1fr;
  }
`;

const Code = styled.p`
  ${displayText}
  margin-block-end: ${space[3]};
  color: ${color.accentDisplay};
  font-size: ${fontSize.heading};
`;

const Words = styled(Lede)`
  margin-block: ${space[5]} ${space[8]};
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
`;

const Way = styled(ButtonLink)`
  ${below.laptop} {
    flex: 1 1 auto;
  }
`;

const FirstWay = styled(Way)`
  ${below.laptop} {
    flex-basis: 100%;
  }
`;

const Disc = styled(Record)`
  inline-size: min(100%, 34rem);
  justify-self: end;

  &:hover {
    --turn: running;
  }
`;
