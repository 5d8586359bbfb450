import styled from '@emotion/styled';
import { useState } from 'react';
import { Button } from '../../../src/primitives/controls/Button';
import { from } from '../../../src/theme/media';
import { space } from '../../../src/tokens/space';
import { Specimens } from '../blocks/Specimens';
import { gestures, type Gesture } from './everyGesture';

const notes = Object.fromEntries(
  Object.entries(gestures).map(([name, { note }]) => [name, note] as const),
);

/** Each gesture of the shop on the part that makes it, to be played, with its numbers. */
export const Gestures = () => (
  <Specimens of={gestures} notes={notes} value={({ numbers }) => numbers}>
    {(gesture, name) => <Played name={name} gesture={gesture} />}
  </Specimens>
);

function Played({ name, gesture }: { name: string; gesture: Gesture }) {
  const [plays, setPlays] = useState(0);
  return (
    <Row>
      <Button onClick={() => setPlays(plays + 1)} aria-label={`Play: ${name}`}>
        Play
      </Button>
      {gesture.show(plays)}
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  gap: ${space[5]};
  align-items: start;
  justify-items: start;
  ${from.tablet} {
    grid-template-columns: auto minmax(0, 1fr);
  }

  > :last-child:not(svg) {
    min-inline-size: 0;
  }
`;
