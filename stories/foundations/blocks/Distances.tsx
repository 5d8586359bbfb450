import styled from '@emotion/styled';
import { fluidSpace, height, measure, space } from '../../../src/tokens/space';
import spaceSource from '../../../src/tokens/space.ts?raw';
import { color } from '../../../src/theme/variables';
import { fluidEnds } from '../../../.storybook/build/fluid';
import { notesIn } from '../../../.storybook/build/notes';
import { Specimens } from './Specimens';

const notes = notesIn(spaceSource);
const pixels = (rem: string) => `${rem}, ${Number.parseFloat(rem) * 16} px`;
const fluid = (size: string) => {
  const { min, max } = fluidEnds(size)!;
  return `${pixels(min)} to ${pixels(max)}`;
};

export const Spaces = () => (
  <Specimens of={space} record="space" value={pixels}>
    {(inlineSize) => <Bar style={{ inlineSize }} />}
  </Specimens>
);

/** Each distance, as wide as it is in this window. */
export const FluidSpaces = () => (
  <Specimens of={fluidSpace} record="fluidSpace" notes={notes} value={fluid}>
    {(inlineSize) => <Bar style={{ inlineSize }} />}
  </Specimens>
);

const widest = Math.max(...Object.values(measure).map(Number.parseFloat));

/** All widths at one scale, because the largest is wider than most windows. */
export const Measures = () => (
  <Specimens of={measure} record="measure" notes={notes} value={pixels}>
    {(size) => <Bar style={{ inlineSize: `${(Number.parseFloat(size) / widest) * 100}%` }} />}
  </Specimens>
);

export const Heights = () => (
  <Specimens of={height} record="height" notes={notes} value={pixels}>
    {(blockSize) => <Bar style={{ inlineSize: '6rem', blockSize }} />}
  </Specimens>
);

const Bar = styled.div`
  max-inline-size: 100%;
  block-size: 1.25rem;
  background: ${color.text};
  forced-color-adjust: none;
`;
