import styled from '@emotion/styled';
import { fluid, space } from '../tokens/space';
import { fontSize } from '../tokens/type';
import { below, from } from '../theme/media';
import { displayText } from '../theme/text';
import { color, variable } from '../theme/variables';
import { Lede } from '../components/Lede';
import { PageTitle } from '../components/PageHead';
import { ButtonLink } from '../primitives/ButtonLink';
import { Container } from '../primitives/Container';
import { Disc } from '../primitives/Disc';

/** The page for an unknown address: says so, and links to pages that exist (docs/product.md, section 2). */
export function NotFoundScreen() {
  return (
    <Root>
      <div>
        <StatusCode>404</StatusCode>
        <PageTitle size="title">This groove runs out</PageTitle>
        <Words>
          There is no page at this address. It may have moved, or the link had a scratch. The rest
          of the shop is open.
        </Words>
        <Links>
          <FirstLink href="/" variant="solid">
            Back to the shop
          </FirstLink>
          <NextLink href="/music-trading">Music Trading</NextLink>
          <NextLink href="/blog">The Vault</NextLink>
        </Links>
      </div>
      <LooseDisc />
    </Root>
  );
}

const Root = styled(Container)`
  display: grid;
  gap: ${fluid(2.5, 6, 6)};
  align-items: center;
  padding-block: ${fluid(3, 7, 7)} 0;

  ${from.tablet} {
    align-content: center;
    min-block-size: 80svh;
    grid-template-columns: 1.1fr 1fr;
  }
`;

const StatusCode = styled.p`
  ${displayText}
  margin-block-end: ${space[3]};
  color: ${color.accentDisplay};
  font-size: ${fontSize.heading};
`;

const Words = styled(Lede)`
  margin-block: ${space[5]} ${space[8]};
`;

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
`;

const NextLink = styled(ButtonLink)`
  ${below.laptop} {
    flex: 1 1 auto;
  }
`;

const FirstLink = styled(NextLink)`
  ${below.laptop} {
    flex-basis: 100%;
  }
`;

const LooseDisc = styled(Disc)`
  inline-size: min(100%, 34rem);
  justify-self: end;

  &:hover {
    ${variable('turn')}: running;
  }
`;
