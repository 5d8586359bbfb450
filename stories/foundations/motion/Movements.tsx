import styled from '@emotion/styled';
import { useState } from 'react';
import { Button } from '../../../src/primitives/controls/Button';
import { delay, duration, easing, pressRun } from '../../../src/tokens/motion';
import motionSource from '../../../src/tokens/motion.ts?raw';
import { space } from '../../../src/tokens/space';
import { color } from '../../../src/theme/variables';
import { notesIn } from '../../../.storybook/build/notes';
import { Specimens } from '../blocks/Specimens';

const notes = notesIn(motionSource);
const milliseconds = (value: number) => `${value} ms`;

export const Durations = () => (
  <Specimens of={duration} record="duration" notes={notes} value={milliseconds}>
    {(ms, name) => <Run label={name} timing={`${ms}ms ${easing.out}`} />}
  </Specimens>
);

export const Easings = () => (
  <Specimens of={easing} record="easing" notes={notes}>
    {(curve, name) => <Run label={name} timing={`1000ms ${curve}`} />}
  </Specimens>
);

/** The steps of the first page of a visit, each after its own wait. */
export const FirstPrint = () => (
  <Specimens of={pressRun} record="pressRun" notes={notes} value={wordsFor}>
    {(run, name) => <Run label={name} timing={timingOf(run)} />}
  </Specimens>
);

type Step = (typeof pressRun)[keyof typeof pressRun];

const timingOf = ({ start, end, curve }: Step) => `${end - start}ms ${curve} ${start}ms`;

/** How long a step takes, by the name of its curve, and after which wait, if there is one. */
function wordsFor({ start, end, curve }: Step) {
  const [name] = Object.entries(easing).find(([, value]) => value === curve)!;
  return `${milliseconds(end - start)}, easing ${name}${start ? `, after ${milliseconds(start)}` : ''}`;
}

/** Shows waits as lengths. The longest fills the row. */
export const Delays = () => (
  <Specimens of={delay} record="delay" notes={notes} value={milliseconds}>
    {(ms) => <Wait style={{ inlineSize: `${(ms / Math.max(...Object.values(delay))) * 100}%` }} />}
  </Specimens>
);

interface RunProps {
  label: string;
  /** The rest of a `transition`. */
  timing: string;
}

/** A dot that crosses the row on a press, in the time of the token. */
function Run({ label, timing }: RunProps) {
  const [isThere, setIsThere] = useState(false);
  return (
    <Row>
      <Button onClick={() => setIsThere(!isThere)} aria-label={`Play ${label}`}>
        Play
      </Button>
      <Track>
        <Runner data-there={isThere} style={{ transition: `translate ${timing}` }}>
          <Dot />
        </Runner>
      </Track>
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  gap: ${space[5]};
`;

const Track = styled.div`
  padding-inline-end: 1.25rem;
  background: linear-gradient(${color.line}, ${color.line}) center / 100% 1px no-repeat;
`;

const Runner = styled.div`
  &[data-there='true'] {
    translate: 100%;
  }
`;

const Dot = styled.div`
  inline-size: 1.25rem;
  block-size: 1.25rem;
  border-radius: 50%;
  background: ${color.accent};
  forced-color-adjust: none;
`;

const Wait = styled.div`
  block-size: 0.5rem;
  background: ${color.text};
  forced-color-adjust: none;
`;
