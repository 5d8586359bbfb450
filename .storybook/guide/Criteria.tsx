import styled from '@emotion/styled';
import { from } from '../../src/theme/media';
import { color } from '../../src/theme/variables';
import { space } from '../../src/tokens/space';
import { fontSize } from '../../src/tokens/type';
import type { Guide } from './Guide';
import { Rules } from './layout';
import { understanding } from '../rules/wcag';
import { TextWithCode } from './TextWithCode';

/** What the part does for people, and the criterion of WCAG 2.2 it meets by that. */
export function Criteria({ accessibility }: Pick<Required<Guide>, 'accessibility'>) {
  return (
    <List>
      {Object.entries(accessibility).map(([wcag, note]) => (
        <li key={wcag}>
          <p>
            <TextWithCode>{note}</TextWithCode>
          </p>
          <a href={understanding(wcag)!} target="_top">
            {wcag}
          </a>
        </li>
      ))}
    </List>
  );
}

const List = styled(Rules)`
  & > li {
    display: grid;
    gap: ${space[1]} ${space[8]};
    ${from.tablet} {
      grid-template-columns: 3fr 2fr;
    }
  }
  a {
    color: ${color.accentText};
    font-size: ${fontSize.caption};
    text-underline-offset: 0.2em;
  }
`;
