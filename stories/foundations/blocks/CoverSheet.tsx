import styled from '@emotion/styled';
import { useId, useState } from 'react';
import { Cover } from '../../../src/primitives/Cover';
import { coverHands, coverPalettes } from '../../../src/tokens/cover';
import { height, space } from '../../../src/tokens/space';
import { radius } from '../../../src/tokens/radius';
import { fontSize, fontWeight } from '../../../src/tokens/type';
import { from } from '../../../src/theme/media';
import { cardText } from '../../../src/theme/text';
import { color } from '../../../src/theme/variables';
import { Bare } from '../../docs/blocks/Bare';

const seeds = [
  'neon-nights',
  'golden-hour',
  'chromatic-drift',
  'noche-larga',
  'velvet-rooms',
  'wax',
];

/** Every hand, with the art that six ids get from it. */
export function CoverSheet() {
  return (
    <Bare>
      {coverHands.map((hand) => (
        <Hand key={hand}>
          <h3>{hand}</h3>
          <ul>
            {seeds.map((seed) => (
              <li key={seed}>
                <Cover seed={seed} hand={hand} description={`${hand}, from the id ${seed}`} />
              </li>
            ))}
          </ul>
        </Hand>
      ))}
    </Bare>
  );
}

/** The inks covers are drawn with: a light, a body, a deep one. */
export function Inks() {
  return (
    <Bare>
      <Palettes>
        {coverPalettes.map((inks) => (
          <li key={inks.join()}>
            {inks.map((ink) => (
              <span key={ink} style={{ background: ink }} />
            ))}
          </li>
        ))}
      </Palettes>
    </Bare>
  );
}

/** A field for any id, and what each hand makes of it. */
export function TrySeed() {
  const [seed, setSeed] = useState('your-album');
  const input = useId();
  return (
    <Bare>
      <Field>
        <label htmlFor={input}>An item’s id</label>
        <input id={input} value={seed} onChange={(event) => setSeed(event.target.value)} />
      </Field>
      <Wall>
        {coverHands.map((hand) => (
          <li key={hand}>
            <Cover seed={seed} hand={hand} />
            {hand}
          </li>
        ))}
      </Wall>
    </Bare>
  );
}

const Hand = styled.section`
  margin-block-end: ${space[6]};
  h3 {
    margin-block-end: ${space[2]};
    ${cardText}
  }
  ul {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    gap: ${space[3]};
    ${from.tablet} {
      grid-template-columns: repeat(6, 1fr);
    }
  }
`;

const Palettes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: ${space[3]};
  li {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    block-size: 4rem;
    forced-color-adjust: none;
  }
`;

const Field = styled.div`
  display: grid;
  gap: ${space[2]};
  max-inline-size: 24rem;
  margin-block-end: ${space[5]};
  label {
    font-weight: ${fontWeight.strong};
  }
  input {
    min-block-size: ${height.target};
    padding-inline: ${space[4]};
    border: 1px solid ${color.control};
    border-radius: ${radius.pill};
    background: ${color.surface};
  }
`;

const Wall = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, 1fr);
  gap: ${space[4]};
  ${from.tablet} {
    grid-template-columns: repeat(4, 1fr);
  }
  ${from.desktop} {
    grid-template-columns: repeat(6, 1fr);
  }
  li {
    display: grid;
    gap: ${space[1]};
    color: ${color.muted};
    font-size: ${fontSize.small};
  }
`;
