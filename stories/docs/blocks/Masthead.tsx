import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { featuredAlbum } from '../../../src/content/albums';
import { AlbumSleeve } from '../../../src/components/album/AlbumSleeve';
import { space } from '../../../src/tokens/space';
import { touched } from '../../../src/theme/inks';
import { from, hover } from '../../../src/theme/media';
import { ledeText, voiceText } from '../../../src/theme/text';
import { color } from '../../../src/theme/variables';
import { Bare } from './Bare';

/** The cover of the catalogue: its name, what it is, a sleeve with its record. */
export function Masthead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Bare>
      <Root>
        <div>
          <h1>{title}</h1>
          <Words>{children}</Words>
        </div>
        <Sleeve album={featuredAlbum} out={40} />
      </Root>
    </Bare>
  );
}

const Root = styled.header`
  display: grid;
  align-items: center;
  gap: ${space[10]};
  overflow: clip;
  overflow-clip-margin: ${space[10]};

  ${from.laptop} {
    grid-template-columns: minmax(0, 1fr) 19rem;
  }
  h1 {
    ${voiceText}
    /* With balanced lines, words break where "anywhere" allows it. */
    text-wrap: wrap;
  }
`;

const Words = styled.div`
  max-inline-size: 32rem;
  margin-block-start: ${space[6]};
  color: ${color.muted};
  ${ledeText}
`;

const Sleeve = styled(AlbumSleeve)`
  inline-size: min(64%, 13rem);

  ${hover} {
    &:hover {
      ${touched}
    }
  }
`;
