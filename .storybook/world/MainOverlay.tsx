import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { color } from '../../src/theme/variables';
import { space } from '../../src/tokens/space';
import { fontSize } from '../../src/tokens/type';
import { initialGlobals, type Globals } from './toolbar';

/**
 * Where the servers have the catalogue that a review built of main
 * (scripts/serve/mainCatalogue.ts).
 */
const place = './main/';

/** The ids of main's stories; null where no build of main is served. */
async function readStories(): Promise<ReadonlySet<string> | null> {
  try {
    const { entries } = await (await fetch(`${place}index.json`)).json();
    return new Set(Object.keys(entries));
  } catch {
    return null;
  }
}

/** The toolbar's settings, but for this one, as an address has them. */
const inAddress = (globals: Globals) =>
  Object.entries(globals)
    .filter(([name]) => name in initialGlobals && name !== 'main')
    .map((setting) => setting.join(':'))
    .join(';');

/**
 * Lays main's rendering of the same story over this one, as large and scrolled as far. What is
 * pressed is the present one.
 */
export function MainOverlay({ story, globals }: { story: string; globals: Globals }) {
  const [stories, setStories] = useState<ReadonlySet<string> | null>();
  const [percent, setPercent] = useState(50);
  const frame = useRef<HTMLIFrameElement>(null);
  const follow = () => frame.current?.contentWindow?.scrollTo(window.scrollX, window.scrollY);
  useEffect(() => void readStories().then(setStories), []);
  useEffect(() => {
    window.addEventListener('scroll', follow);
    return () => window.removeEventListener('scroll', follow);
  }, []);

  if (stories === undefined) return null;
  const isOnion = globals.main === 'onion';
  return createPortal(
    <>
      {stories?.has(story) && (
        <Frame
          ref={frame}
          title="The story on main"
          src={`${place}iframe.html?id=${story}&viewMode=story&globals=${inAddress(globals)}`}
          onLoad={follow}
          style={isOnion ? { opacity: percent / 100 } : { mixBlendMode: 'difference' }}
        />
      )}
      <Bar role="status">
        {!stories ? (
          <>
            No build of main is here. <code>npm run review -- --take none</code> makes one.
          </>
        ) : !stories.has(story) ? (
          'Main has no such story.'
        ) : isOnion ? (
          <label>
            How much of main shows
            <input
              type="range"
              value={percent}
              onChange={({ target }) => setPercent(target.valueAsNumber)}
            />
          </label>
        ) : (
          'What is black is as on main.'
        )}
      </Bar>
    </>,
    document.body,
  );
}

const Frame = styled.iframe`
  position: fixed;
  inset: 0;
  z-index: 9998;
  inline-size: 100%;
  block-size: 100%;
  border: 0;
  pointer-events: none;
`;

const Bar = styled.div`
  position: fixed;
  inset-block-end: ${space[4]};
  inset-inline: ${space[4]};
  z-index: 9999;
  inline-size: fit-content;
  margin-inline: auto;
  padding: ${space[2]} ${space[4]};
  background: ${color.text};
  color: ${color.ground};
  font-size: ${fontSize.caption};

  label {
    display: flex;
    align-items: center;
    gap: ${space[4]};
  }
  input {
    accent-color: ${color.accent};
  }
`;
