import styled from '@emotion/styled';
import { radius } from '../../../src/tokens/radius';
import radiusSource from '../../../src/tokens/radius.ts?raw';
import { shadow } from '../../../src/tokens/shadow';
import shadowSource from '../../../src/tokens/shadow.ts?raw';
import { space } from '../../../src/tokens/space';
import { from } from '../../../src/theme/media';
import { color, shadowTint } from '../../../src/theme/variables';
import { notesIn } from '../notes';
import { Specimens } from './Specimens';

const schemes = ['dark', 'light'] as const;

export const Radii = () => (
  <Specimens of={radius} notes={notesIn(radiusSource)}>
    {(borderRadius) => <Block style={{ borderRadius }} />}
  </Specimens>
);

export const Shadows = () => (
  <Specimens of={shadow} notes={notesIn(shadowSource)}>
    {(geometry) => (
      <Grounds>
        {schemes.map((scheme) => (
          <Ground key={scheme} data-scheme={scheme}>
            <Sheet style={{ boxShadow: `${geometry} ${shadowTint}` }} />
          </Ground>
        ))}
      </Grounds>
    )}
  </Specimens>
);

const Block = styled.div`
  inline-size: min(16rem, 100%);
  block-size: 5rem;
  border: 1px solid ${color.control};
  background: ${color.raised};
`;

const Grounds = styled.div`
  display: grid;
  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Ground = styled.div`
  display: grid;
  place-items: center;
  padding: ${space[10]};
  padding-block-end: ${space[20]};
  border: 1px solid ${color.line};
  background: ${color.ground};
`;

const Sheet = styled.div`
  inline-size: min(11rem, 100%);
  aspect-ratio: 1.4;
  border: 1px solid ${color.line};
  border-radius: ${radius.ticket};
  background: ${color.surface};
`;
