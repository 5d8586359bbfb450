import styled from '@emotion/styled';
import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { toId } from 'storybook/internal/csf';
import { color } from '../../src/theme/vars';
import { height, space } from '../../src/tokens/space';
import type { Guide } from './Guide';

/** Ways to the docs of the parts one would look at next. */
export function Related({ related }: Pick<Guide, 'related'>) {
  return (
    <List>
      {related.map((title) => (
        <li key={title}>
          <Way href={`?path=/docs/${toId(title, 'docs')}`} target="_top">
            {title.split('/').join(' / ')}
          </Way>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[6]};
`;

const Way = styled(AnchorMdx)`
  /* Stronger than the docs' own rule for links. */
  && {
    display: inline-flex;
    align-items: center;
    min-block-size: ${height.target};
    color: ${color.accentText};
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
`;
