import styled from '@emotion/styled';
import { Icon } from '../../../src/primitives/pictures/Icon';
import { space } from '../../../src/tokens/space';
import { fontSize } from '../../../src/tokens/type';
import { from, hover } from '../../../src/theme/media';
import { headingText, tabular } from '../../../src/theme/text';
import { color } from '../../../src/theme/variables';
import { Bare } from './Bare';
import { useStoryIndex, type IndexEntry } from './useStoryIndex';

const sections = {
  Foundations: 'Colour, type, space and the rest of the plain values, drawn from the source.',
  Primitives: 'One element or one idea each: a button, a price, a print. No word of the market.',
  Components: 'The market’s own parts: product cards, album rows, discussions, shows.',
  Shell: 'What stands around every page: header, footer, chat, toasts, the fade.',
  Screens: 'Whole pages, made of the parts, one for each route.',
  Flows: 'Journeys through several screens, played from the first click to the last.',
} as const;

/** The word for the contents of a section that does not hold components. */
const units: Record<string, string> = { Screens: 'pages', Flows: 'journeys' };

/** The sections of the catalogue, each with the number of things that it really holds. */
export function Sections() {
  const index = useStoryIndex();
  return (
    <Bare>
      <List>
        {Object.entries(sections).map(([name, says]) => {
          const held = index.filter(({ title }) => title.startsWith(`${name}/`));
          return (
            <li key={name}>
              <Entry name={name} first={held[0]} />
              <Says>{says}</Says>
              <Count>{counted(held, units[name] ?? 'parts')}</Count>
            </li>
          );
        })}
      </List>
    </Bare>
  );
}

function Entry({ name, first }: { name: string; first: IndexEntry | undefined }) {
  if (!first) return <Name>{name}</Name>;
  return (
    <Name>
      <a href={`./?path=/${first.type}/${first.id}`} target="_top">
        {name}
        <Icon name="arrowRight" size={24} />
      </a>
    </Name>
  );
}

function counted(held: readonly IndexEntry[], what: string): string {
  const titles = new Set(held.map(({ title }) => title)).size;
  const stories = held.filter(({ type }) => type === 'story').length;
  if (titles === 0) return '';
  return stories === 0 ? `${titles} pages` : `${titles} ${what}, ${stories} stories`;
}

const List = styled.ul`
  border-block-end: 1px solid ${color.line};

  li {
    display: grid;
    gap: ${space[1]} ${space[6]};
    align-items: baseline;
    padding-block: ${space[5]};
    border-block-start: 1px solid ${color.line};
    ${from.tablet} {
      grid-template-columns: 19rem 1fr 10rem;
    }
  }
`;

const Name = styled.h3`
  ${headingText}
  a {
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
    text-decoration: none;
  }
  svg {
    color: ${color.accentText};
  }
  ${hover} {
    a:hover {
      color: ${color.accentText};
    }
  }
`;

const Says = styled.p`
  max-inline-size: 30rem;
`;

const Count = styled.p`
  color: ${color.muted};
  font-size: ${fontSize.caption};
  ${tabular}
  ${from.tablet} {
    text-align: end;
  }
`;
