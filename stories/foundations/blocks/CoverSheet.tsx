import styled from '@emotion/styled';
import { useId, useState } from 'react';
import { coverPatterns } from '../../../src/components/album/AlbumSleeve';
import { featuredAlbum, newListings, topMovers } from '../../../src/content/albums';
import { PriceCover } from '../../../src/primitives/figures/PriceCover';
import { space } from '../../../src/tokens/space';
import { fontSize } from '../../../src/tokens/type';
import { color } from '../../../src/theme/variables';
import { Bare } from '../../docs/blocks/Bare';
import { Field } from './tokenParts';

const albums = [...topMovers, ...newListings];

/** Every album of the market, in a large cover and in one as small as on the board. */
export function CoverSheet() {
  return (
    <Bare>
      <Wall>
        {albums.map(({ id, title, genre, history, inks }) => (
          <li key={id}>
            <PriceCover history={history} inks={inks} pattern={coverPatterns[genre]} />
            <Thumb>
              <PriceCover
                history={history}
                inks={inks}
                pattern={coverPatterns[genre]}
                size="thumb"
              />
            </Thumb>
            {title}, {genre}
          </li>
        ))}
      </Wall>
    </Bare>
  );
}

/** One day whose closing price can be moved, to show how prices change a cover. */
export function TryDay() {
  const [move, setMove] = useState(0);
  const input = useId();
  const history = featuredAlbum.history.map((price, index, { length }) =>
    Math.max(0.01, price + (move * index) / length),
  );
  return (
    <Bare>
      <MoveField>
        <label htmlFor={input}>
          By how many dollars the day ends {move < 0 ? 'lower' : 'higher'}: {Math.abs(move)}
        </label>
        <input
          id={input}
          type="range"
          min={-3}
          max={3}
          step={0.25}
          value={move}
          onChange={(event) => setMove(Number(event.target.value))}
        />
      </MoveField>
      <Wall>
        {(['ridges', 'rings', 'waves'] as const).map((pattern) => (
          <li key={pattern}>
            <PriceCover history={history} inks={featuredAlbum.inks} pattern={pattern} />
            {pattern}
          </li>
        ))}
      </Wall>
    </Bare>
  );
}

const Wall = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(12rem, 1fr));
  gap: ${space[5]};
  li {
    container-type: inline-size;
    display: grid;
    align-content: start;
    gap: ${space[2]};
    color: ${color.muted};
    font-size: ${fontSize.caption};
  }
`;

const Thumb = styled.div`
  container-type: inline-size;
  inline-size: 5rem;
`;

const MoveField = styled(Field)`
  margin-block-end: ${space[5]};

  /* Not in the browser's own blue. */
  input {
    accent-color: ${color.text};
  }
`;
