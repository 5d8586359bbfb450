import styled from '@emotion/styled';
import changelog from '../../../CHANGELOG.md?raw';
import { TextWithCode } from '../../../.storybook/guide/TextWithCode';
import { color } from '../../../src/theme/variables';
import { measure, space } from '../../../src/tokens/space';
import { Bare } from '../blocks/Bare';
import { newestIn } from './changelog';
import { Count, Entries, Name } from './Entries';

/** What the newest version changes, read from the changelog when the catalogue is built. */
export const Changes = () => (
  <Bare>
    <Entries>
      {newestIn(changelog).map(({ what, points }) => (
        <li key={what}>
          <Count aria-hidden>{points.length}</Count>
          <Kind>
            <summary>
              <Name as="span">{what}</Name>
            </summary>
            <ul>
              {points.map((point) => (
                <li key={point}>
                  <TextWithCode>{point}</TextWithCode>
                </li>
              ))}
            </ul>
          </Kind>
        </li>
      ))}
    </Entries>
  </Bare>
);

const Kind = styled.details`
  summary {
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  /* A plus that becomes a minus. */
  summary > span::after {
    content: ' +';
    color: ${color.accentText};
  }
  &[open] summary > span::after {
    content: ' −';
  }
  ul {
    max-inline-size: ${measure.text};
    padding-block: ${space[3]};
  }
  li {
    padding-block: ${space[2]};
    text-wrap: pretty;
  }
`;
