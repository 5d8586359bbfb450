import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { space } from '../../tokens/space';
import { fontSize } from '../../tokens/type';
import { from } from '../../theme/media';
import { cardText } from '../../theme/text';

export interface FooterColumnProps {
  as?: 'nav';
  title: string;
  /** True gives the column a row to itself on a phone, and what is left of the row on a tablet. */
  wide?: boolean;
  children: ReactNode;
}

/**
 * A heading and what is under it. Use `as="nav"` only for links to pages; that landmark is named
 * after the heading.
 */
export function FooterColumn({ as, title, wide, children }: FooterColumnProps) {
  const id = useId();
  return (
    <Group as={as} aria-labelledby={as && id} data-wide={wide || undefined}>
      <Title id={as && id}>{title}</Title>
      {children}
    </Group>
  );
}

const Group = styled.div`
  flex: 1 1 auto;
  min-inline-size: 0;

  ${from.tablet} {
    flex-grow: 0;
  }

  &[data-wide] {
    flex-basis: 100%;
    grid-column: 1 / -1;

    ${from.tablet} {
      flex: 1 1 10rem;
      grid-column: auto;
    }
  }
`;

const Title = styled.h2`
  ${cardText}
  margin-block-end: ${space[1]};
  font-size: ${fontSize.caption};
  letter-spacing: 0;
`;
