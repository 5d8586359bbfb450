import styled from '@emotion/styled';
import { useId, useState, type ReactNode } from 'react';
import { BrandIcon, networks } from '../../../src/primitives/pictures/BrandIcon';
import { Icon } from '../../../src/primitives/pictures/Icon';
import { lucideNames, type IconName } from '../../../src/primitives/pictures/icons';
import { space } from '../../../src/tokens/space';
import { radius } from '../../../src/tokens/radius';
import { fontSize } from '../../../src/tokens/type';
import { hover } from '../../../src/theme/media';
import { color } from '../../../src/theme/variables';
import { Bare } from '../../docs/blocks/Bare';
import { Field, useCopy } from './tokenParts';

interface Entry {
  name: string;
  /** How code writes the icon. */
  code: string;
  /** The drawing's name in Lucide, by which it can also be searched. */
  drawing: string;
  picture: ReactNode;
}

const entries: readonly Entry[] = [
  ...(Object.entries(lucideNames) as [IconName, string][]).map(([name, drawing]) => ({
    name,
    code: `<Icon name="${name}" />`,
    drawing,
    picture: <Icon name={name} size={24} />,
  })),
  ...networks.map((brand) => ({
    name: brand,
    code: `<BrandIcon brand="${brand}" />`,
    drawing: 'brand network social',
    picture: <BrandIcon brand={brand} size={24} />,
  })),
];

/** All icons, filtered by a word. A press copies the code for an icon. */
export function IconFinder() {
  const [sought, setSought] = useState('');
  const { said, copy } = useCopy();
  const input = useId();
  const word = sought.trim().toLowerCase();
  const found = entries.filter(({ name, drawing }) =>
    `${name} ${drawing}`.toLowerCase().includes(word),
  );
  return (
    <Bare>
      <SearchField>
        <label htmlFor={input}>Find an icon</label>
        <input
          id={input}
          type="search"
          autoComplete="off"
          value={sought}
          onChange={(event) => setSought(event.target.value)}
        />
      </SearchField>
      <Status role="status">
        {said || `${found.length} of ${entries.length}. Press one to copy how to write it.`}
      </Status>
      {found.length === 0 && (
        <p>
          Nothing is called that. An icon is named for what it stands for: “like”, not “heart”; try
          the drawing’s name as well.
        </p>
      )}
      <Grid>
        {found.map(({ name, code, picture }) => (
          <li key={code}>
            <Tile type="button" aria-label={`Copy ${code}`} onClick={() => copy(code)}>
              {picture}
              {name}
            </Tile>
          </li>
        ))}
      </Grid>
    </Bare>
  );
}

const SearchField = styled(Field)`
  gap: ${space[2]};
  input {
    padding-inline: ${space[4]};
    border: 1px solid ${color.control};
    border-radius: ${radius.pill};
    background: ${color.surface};
  }
`;

const Status = styled.p`
  margin-block: ${space[3]} ${space[6]};
  color: ${color.muted};
  font-size: ${fontSize.caption};
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(7.5rem, 1fr));
  border-block-start: 1px solid ${color.line};
  border-inline-start: 1px solid ${color.line};
`;

const Tile = styled.button`
  display: grid;
  place-items: center;
  align-content: center;
  gap: ${space[3]};
  inline-size: 100%;
  min-block-size: 7rem;
  border: solid ${color.line};
  border-width: 0 1px 1px 0;
  background: none;
  font-size: ${fontSize.caption};
  cursor: pointer;
  &:focus-visible {
    position: relative;
  }
  ${hover} {
    &:hover {
      background: ${color.text};
      color: ${color.ground};
    }
  }
`;
