import styled from '@emotion/styled';
import { radius } from '../../../src/tokens/radius';
import radiusSource from '../../../src/tokens/radius.ts?raw';
import { color } from '../../../src/theme/variables';
import { notesIn } from '../../../.storybook/build/notes';
import { Specimens } from './Specimens';

export const Radii = () => (
  <Specimens of={radius} record="radius" notes={notesIn(radiusSource)}>
    {(borderRadius) => <Block style={{ borderRadius }} />}
  </Specimens>
);

const Block = styled.div`
  inline-size: min(16rem, 100%);
  block-size: 5rem;
  border: 1px solid ${color.control};
  background: ${color.raised};
`;
