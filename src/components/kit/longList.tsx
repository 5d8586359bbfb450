import {
  memo,
  startTransition,
  useEffect,
  useState,
  type HTMLAttributes,
  type ReactNode,
} from 'react';
import { useIsHydrating } from '../../lib/hydration/useIsHydrating';

/**
 * How many items a group has. That is more than a window has room for, and a multiple of 2, 3, 4
 * and 6, so that the last row of a group is full.
 */
export const GROUP = 48;

/** Whether a list has more items than one group. */
export const isLong = ({ length }: readonly unknown[]) => length > GROUP;

/** The height kept for a group whose items are about so many rem high, as in `contain-intrinsic-size`. */
export const roomFor = (each: number) => `auto calc(${each}rem * var(--wx-group-items, ${GROUP}))`;

/**
 * Styles for a group of items. While it is far from the window, the browser neither styles nor lays
 * it out nor paints it, yet people can find, focus and read what is in it. Until the group has been
 * near the window once, room is kept for items that are `each` rem high.
 */
export const skippedFarAway = (each: number) => `
  content-visibility: auto;
  contain-intrinsic-block-size: ${roomFor(each)};
  overflow-clip-margin: 1rem;

  /* A group that has not come yet is skipped even near the window, because it is empty. */
  &[data-coming] {
    content-visibility: hidden;
  }
`;

interface Items<Item> {
  items: readonly Item[];
  /**
   * The element around the items of a group. It must stay the same component, and `role` the same
   * role.
   */
  Group: (props: HTMLAttributes<HTMLElement>) => ReactNode;
  role: 'none' | 'rowgroup';
  render: (item: Item, index: number) => ReactNode;
}

/**
 * The items of a long list, in groups. The first group shows at once. The others follow one by one,
 * each as work that the visitor's presses may interrupt; until they come an estimate of their room is
 * kept. The server renders all groups, and so does React when it hydrates.
 */
export function LongList<Item>(props: Items<Item>) {
  const isServers = useIsHydrating();
  const [shown, setShown] = useState(isServers ? Infinity : 1);
  const all = Math.ceil(props.items.length / GROUP);
  useEffect(() => {
    if (shown >= all) return;
    // React renders the next group only after a frame with the groups before it has been asked for;
    // otherwise a browser may put off painting those.
    const frame = requestAnimationFrame(() => startTransition(() => setShown(shown + 1)));
    return () => cancelAnimationFrame(frame);
  }, [shown, all]);
  return (
    <>
      {Array.from({ length: all }, (_, group) => (
        <ItemGroup key={group} first={group * GROUP} isComing={group >= shown} {...props} />
      ))}
    </>
  );
}

/** Memoised, so that a group is not rendered again when the next one comes. */
const ItemGroup = memo(function ItemGroup<Item>({
  items,
  first,
  isComing,
  Group,
  role,
  render,
}: Items<Item> & { first: number; isComing: boolean }) {
  const own = items.slice(first, first + GROUP);
  return (
    <Group
      role={role}
      data-coming={isComing || undefined}
      style={own.length < GROUP ? { '--wx-group-items': own.length } : undefined}
    >
      {!isComing && own.map((item, at) => render(item, first + at))}
    </Group>
  );
}) as <Item>(props: Items<Item> & { first: number; isComing: boolean }) => ReactNode;
