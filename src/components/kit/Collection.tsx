import styled from '@emotion/styled';
import {
  forwardRef,
  type ComponentPropsWithoutRef,
  type ForwardedRef,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { LazyHydration } from '../../lib/hydration/LazyHydration';
import { PictureSlot } from '../../primitives/pictures/PictureSlot';
import { useOwnRef } from '../../lib/useOwnRef';
import { EmptyState } from './EmptyState';
import { groupStyles, itemStyles, listStyles, placeOf, sizesAt, type ListLayout } from './layout';
import { isLong, LongList } from './longList';

export interface CollectionProps<Item extends { id: string }> extends Omit<
  ComponentPropsWithoutRef<'ul'>,
  'children'
> {
  /** What is listed, in the order it is shown in. */
  items: readonly Item[];
  /** How the items are arranged. */
  layout: ListLayout;
  /**
   * What is shown when there are no items: a sentence, or an EmptyState of the screen's own. Use
   * null where something around the list already says it.
   */
  empty: string | ReactElement | null;
  /** Use `ol` where the order means something, as in a schedule. */
  as?: 'ul' | 'ol';
  /** True for the first list of a page: its first picture loads at once. */
  eager?: boolean;
  /** Renders one item. */
  children: (item: Item, index: number) => ReactNode;
}

/**
 * A list of cards, tiles or rows. It decides what they have in common: list semantics, columns,
 * gaps, the `sizes` of their pictures, and what an empty list says: `empty` then stands in its place,
 * and no element takes the list's own props and ref.
 */
export const Collection = forwardRef(function Collection<Item extends { id: string }>(
  { items, layout, empty, eager = false, children, ...rest }: CollectionProps<Item>,
  ref: ForwardedRef<HTMLUListElement>,
) {
  const root = useOwnRef(ref);
  if (items.length === 0)
    return typeof empty === 'string' ? <EmptyState>{empty}</EmptyState> : empty;
  const { List, Item, Group } = styledList(layout);
  const long = isLong(items);
  const render = (item: Item, index: number) => (
    <Item
      key={item.id}
      data-place={placeOf(layout, index)}
      as={long ? 'div' : undefined}
      role={long ? 'listitem' : undefined}
    >
      <PictureSlot.Provider value={{ sizes: sizesAt(layout, index), eager: eager && index === 0 }}>
        {children(item, index)}
      </PictureSlot.Provider>
    </Item>
  );
  return (
    // Safari announces a list that is laid out as a grid only if it has this role.
    <List ref={root} role="list" {...rest}>
      <LazyHydration root={root}>
        {long ? (
          <LongList items={items} Group={Group} role="none" render={render} />
        ) : (
          items.map(render)
        )}
      </LazyHydration>
    </List>
  );
}) as <Item extends { id: string }>(
  props: CollectionProps<Item> & { ref?: Ref<HTMLUListElement> },
) => ReactElement | null;

// These elements go without the class by which Emotion lets other styles select them, because no
// style does (docs/decisions/0005).
const styleList = (layout: ListLayout) => ({
  List: styled('ul', { target: undefined })(listStyles(layout)),
  Item: styled('li', { target: undefined })(itemStyles(layout)),
  Group: styled('li', { target: undefined })(groupStyles(layout)),
});

const styledLists: Record<string, ReturnType<typeof styleList>> = {};

/**
 * Makes the components of a layout when it is first shown, so that a page carries the styles of its
 * own layouts only. Equal layouts share their components: if a layout made while rendering got new
 * ones each time, React would mount the list anew.
 */
const styledList = (layout: ListLayout) =>
  (styledLists[JSON.stringify(layout)] ??= styleList(layout));
