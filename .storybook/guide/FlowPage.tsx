import styled from '@emotion/styled';
import { AnchorMdx, DocsContext } from '@storybook/addon-docs/blocks';
import { useCallback, useContext, useState } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { Button } from '../../src/primitives/controls/Button';
import { color } from '../../src/theme/variables';
import { space } from '../../src/tokens/space';
import { windows, type WindowName } from '../world/viewports';
import { PageHead } from './Intro';
import { Rules } from './layout';

interface FlowPageProps {
  title: string;
  /** The sentence that says what the journey is about. */
  about: string;
}

/** The docs page of a journey: what it is about, and each way through it, step by step. */
export function FlowPage({ title, about }: FlowPageProps) {
  const ways = useContext(DocsContext).componentStories();
  // None plays by itself, because the focus in it would scroll the page, and only one plays at a
  // time, because two would fight for the focus.
  const [playing, play] = useState('');
  return (
    <>
      <PageHead title={title} lede={about} />
      {ways.map((way) => (
        <Way key={way.id} way={way} isPlaying={way.id === playing} onPlay={() => play(way.id)} />
      ))}
    </>
  );
}

interface WayProps {
  way: PreparedStory;
  isPlaying: boolean;
  onPlay: () => void;
}

function Way({ way: { id, name, parameters, storyGlobals }, isPlaying, onPlay }: WayProps) {
  const { width, height } = windows[(storyGlobals.viewport as { value: WindowName }).value];
  const [current, setCurrent] = useState('');
  const [times, setTimes] = useState(0);
  const listen = useCallback((frame: HTMLIFrameElement | null) => {
    frame?.addEventListener('step', (event) => setCurrent((event as CustomEvent<string>).detail));
  }, []);
  return (
    <>
      <h2 id={id}>{name}</h2>
      <Sides className="sb-unstyled" data-narrow={width < 600}>
        <div>
          <Rules as="ol">
            {stepsIn(parameters.docs.source.originalSource).map((step) => (
              <li key={step} aria-current={isPlaying && step === current ? 'step' : undefined}>
                {step}
              </li>
            ))}
          </Rules>
          <p>
            <AnchorMdx href={`?path=/story/${id}`} target="_top">
              Follow it step by step
            </AnchorMdx>
          </p>
          {isPlaying && (
            <Button onClick={() => setTimes(times + 1)} aria-label={`Play again: ${name}`}>
              Play again
            </Button>
          )}
        </div>
        <Window
          style={isPlaying ? { aspectRatio: `${width} / ${height}`, maxInlineSize: width } : {}}
        >
          {isPlaying ? (
            <iframe
              key={times}
              ref={listen}
              title={name}
              src={`./iframe.html?viewMode=story&id=${id}`}
              style={{ width, height, zoom: `tan(atan2(100cqi, ${width}px))` }}
            />
          ) : (
            <Button variant="solid" onClick={onPlay} aria-label={`Play it here: ${name}`}>
              Play it here
            </Button>
          )}
        </Window>
      </Sides>
    </>
  );
}

/** The names of the steps in a story's source. */
const stepsIn = (source: string) =>
  [...source.matchAll(/\bstep\(\s*'([^']+)'/g)].map(([, step]) => step!);

const Sides = styled.div`
  display: grid;
  gap: ${space[6]};
  align-items: start;

  &[data-narrow='true'] {
    grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  }
  ol {
    counter-reset: step;
  }
  li {
    counter-increment: step;
    display: grid;
    grid-template-columns: 2rem minmax(0, 1fr);
  }
  [aria-current] {
    background: ${color.raised};
    font-weight: 600;
  }
  li::before {
    content: counter(step);
    color: ${color.accentText};
    font-weight: 600;
  }
  p {
    padding-block: ${space[3]};
  }
  p a {
    color: ${color.accentText};
    font-weight: 600;
    text-underline-offset: 0.25em;
  }
`;

const Window = styled.div`
  display: grid;
  place-items: center;
  container-type: inline-size;
  inline-size: 100%;
  min-block-size: 14rem;
  overflow: hidden;
  border: 1px solid ${color.line};
  background: ${color.surface};

  iframe {
    border: 0;
  }
`;
