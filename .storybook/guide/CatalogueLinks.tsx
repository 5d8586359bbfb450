import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { toId } from 'storybook/internal/csf';
import { color } from '../../src/theme/variables';
import { height, space } from '../../src/tokens/space';

export interface CatalogueLinksProps {
  /** The targets of the links: an address in the catalogue, and a name. */
  to: readonly { path: string; name: string }[];
}

/** Links to other pages of the catalogue. */
export function CatalogueLinks({ to }: CatalogueLinksProps) {
  return (
    <List>
      {to.map(({ path, name }) => (
        <li key={path}>
          <Entry href={`?path=${path}`} target="_top">
            {name}
          </Entry>
        </li>
      ))}
    </List>
  );
}

/** Links to the docs pages of these titles, such as "Primitives/Button". */
export function PageLinks({ titles, whole }: { titles: readonly string[]; whole?: boolean }) {
  return (
    <CatalogueLinks
      to={titles.map((title) => ({
        path: `/docs/${toId(title, 'docs')}`,
        name: whole ? title.replace('/', ' / ') : title.split('/').at(-1)!,
      }))}
    />
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[6]};
`;

/** A link in a docs page that is as high as a finger needs. */
export const docsLink = css`
  /* Outweighs the docs' own rule for links. */
  && {
    display: inline-flex;
    align-items: center;
    min-block-size: ${height.target};
    padding-block: ${space[2]};
    line-height: 1.35;
    text-wrap: pretty;
    color: ${color.accentText};
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
`;

const Entry = styled(AnchorMdx)`
  ${docsLink}
`;
