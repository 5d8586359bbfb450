import styled from '@emotion/styled';
import { space } from '../../../src/tokens/space';
import { fontSize, fontWeight } from '../../../src/tokens/type';
import { zIndex } from '../../../src/tokens/zIndex';
import zIndexSource from '../../../src/tokens/zIndex.ts?raw';
import { radius } from '../../../src/tokens/radius';
import { color } from '../../../src/theme/variables';
import { notesIn } from '../../../.storybook/build/notes';
import { Copied, Note, TokenName } from './tokenParts';

const notes = notesIn(zIndexSource);
const layers = Object.entries(zIndex).sort(([, a], [, b]) => b - a);

/** The layers as a pile, with the topmost first and in front. */
export function Layers() {
  return (
    <Copied>
      <Pile>
        {layers.map(([name, order], depth) => (
          <li
            key={name}
            style={{
              zIndex: layers.length - depth,
              marginInlineStart: `${(layers.length - 1 - depth) * 5}%`,
            }}
          >
            <TokenName code={`zIndex.${name}`}>{name}</TokenName>
            <Order>{order}</Order>
            <Note>{notes[name]}</Note>
          </li>
        ))}
      </Pile>
    </Copied>
  );
}

const Pile = styled.ol`
  isolation: isolate;

  li {
    position: relative;
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: baseline;
    align-content: start;
    inline-size: 75%;
    min-block-size: 6.5rem;
    margin-block-end: -${space[2]};
    padding: ${space[4]} ${space[5]};
    border: 1px solid ${color.line};
    border-radius: ${radius.print};
    background: ${color.surface};
    font-size: ${fontSize.caption};
  }
  /* The layer above lies on the edge of this one, so the focus ring is inside. */
  button:focus-visible::before {
    outline-offset: -0.75rem;
    box-shadow: none;
  }
  p {
    grid-column: 1 / -1;
    color: ${color.muted};
  }
`;

const Order = styled.span`
  color: ${color.text};
  font-weight: ${fontWeight.strong};
`;
