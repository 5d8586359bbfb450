import styled from '@emotion/styled';
import { Icon } from '../../../src/primitives/pictures/Icon';
import { fontSize } from '../../../src/tokens/type';
import { below, from } from '../../../src/theme/media';
import { color } from '../../../src/theme/variables';
import { Bare } from '../blocks/Bare';
import { Count, Entries, Name } from './Entries';

const sections = {
  Foundations: 'Colour, type, space and the rest of the plain values, drawn from the source.',
  Primitives: 'One element or one idea each: a button, a price, a print. Nothing about the market.',
  Components: 'The market’s own parts: product cards, album rows, discussions, shows.',
  Shell: 'What stands around every page: header, footer, chat, toasts, the fade.',
  Screens: 'Whole pages, made of the parts, one for each route.',
  Flows: 'Journeys through several screens, played from the first click to the last.',
} as const;

/** The word for the contents of a section that does not hold components. */
const units: Record<string, string> = {
  Foundations: 'pages',
  Screens: 'pages',
  Flows: 'journeys',
};

/** The sections of the catalogue, each with the number of things that it really holds. */
export function Sections() {
  const index = Object.values(__STORYBOOK_PREVIEW__.storyStoreValue!.storyIndex.entries);
  return (
    <Bare>
      <List>
        {Object.entries(sections).map(([name, says]) => {
          const held = index.filter(({ title }) => title.startsWith(`${name}/`));
          const first = held[0]!;
          const titles = new Set(held.map(({ title }) => title)).size;
          const stories = held.filter(({ type }) => type === 'story').length;
          return (
            <li key={name}>
              <Count aria-hidden>{titles}</Count>
              <Name>
                <a href={`./?path=/${first.type}/${first.id}`} target="_top">
                  {name}
                  <Icon name="arrowRight" size={24} />
                </a>
              </Name>
              <p>{says}</p>
              <Held>
                {titles} {units[name] ?? 'parts'}
                {stories > 0 && `, ${stories} stories`}
              </Held>
            </li>
          );
        })}
      </List>
    </Bare>
  );
}

const List = styled(Entries)`
  > li {
    ${below.laptop} {
      > p {
        grid-column: 2;
      }
    }
    ${from.laptop} {
      grid-template-columns: 6rem 18.5rem minmax(0, 1fr) auto;
    }
  }
`;

const Held = styled.p`
  color: ${color.muted};
  font-size: ${fontSize.caption};
`;
