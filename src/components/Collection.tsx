import styled from '@emotion/styled';
import {
  forwardRef,
  type ComponentPropsWithoutRef,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { PictureSlot } from '../primitives/PictureSlot';
import { EmptyState } from './EmptyState';
import {
  itemStyles,
  layouts,
  listStyles,
  placeOf,
  sizesAt,
  type Layout,
  type LayoutName,
} from './layouts';

export interface CollectionProps<Item extends { id: string }> extends Omit<
  ComponentPropsWithoutRef<'ul'>,
  'children'
> {
  /** What is listed, in the order it is shown in. */
  items: readonly Item[];
  /** How the items are arranged: one of `layouts`. */
  layout: LayoutName;
  /** The sentence shown when there are no items. */
  empty: string;
  /** `ol` where the order means something, such as a schedule. */
  as?: 'ul' | 'ol';
  /** True for the first list of a page: its first picture loads at once. */
  eager?: boolean;
  /** Renders one item. */
  children: (item: Item, index: number) => ReactNode;
}

/**
 * A list of cards, tiles or rows. It owns what they share: list semantics, columns and gaps, how wide their
 * pictures are shown, and what an empty list says.
 */
export const Collection = forwardRef(function Collection<Item extends { id: string }>(
  { items, layout, empty, eager = false, children, ...rest }: CollectionProps<Item>,
  ref: Ref<HTMLUListElement>,
) {
  if (items.length === 0) return <EmptyState>{empty}</EmptyState>;
  const { List, Item } = styledParts[layout]!;
  const { grids }: Layout = layouts[layout];
  return (
    // Safari does not announce a list whose items are laid out as something else; the role makes it.
    <List ref={ref} role="list" {...rest}>
      {items.map((item, index) => (
        <Item key={item.id} data-place={placeOf(layouts[layout], index)}>
          <PictureSlot.Provider
            value={{ sizes: sizesAt(grids, index), eager: eager && index === 0 }}
          >
            {children(item, index)}
          </PictureSlot.Provider>
        </Item>
      ))}
    </List>
  );
}) as <Item extends { id: string }>(
  props: CollectionProps<Item> & { ref?: Ref<HTMLUListElement> },
) => ReactElement;

/** The elements of each layout. Each has styles of its own, so that a page ships those of its layouts only. */
const styledParts = Object.fromEntries(
  Object.entries<Layout>(layouts).map(([name, layout]) => [
    name,
    { List: styled.ul(listStyles(layout)), Item: styled.li(itemStyles(layout)) },
  ]),
);
