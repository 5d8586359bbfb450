import styled from '@emotion/styled';
import { space } from '../../../src/tokens/space';
import { from } from '../../../src/theme/media';
import { color } from '../../../src/theme/variables';
import { Bare } from './Bare';

/** A list of things that must all be true. */
export function Checklist({ items }: { items: readonly string[] }) {
  return (
    <Bare>
      <List>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </List>
    </Bare>
  );
}

const List = styled.ul`
  ${from.laptop} {
    columns: 2;
    column-gap: ${space[10]};
  }
  li {
    position: relative;
    break-inside: avoid;
    padding-block: ${space[2]};
    padding-inline-start: ${space[8]};
  }
  li::before {
    content: '';
    position: absolute;
    inset-inline-start: 0.25rem;
    inset-block-start: 0.85rem;
    inline-size: 0.75rem;
    block-size: 0.375rem;
    border: solid ${color.up};
    border-width: 0 0 2px 2px;
    rotate: -45deg;
  }
`;
