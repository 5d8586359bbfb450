import {
  memo,
  startTransition,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type HTMLAttributes,
  type ReactNode,
} from 'react';

/** The items of a group: more than a window has room for. A multiple of 2, 3, 4 and 6, so that its last row is full. */
export const GROUP = 48;

/** Whether a list has more items than one group. */
export const isLong = ({ length }: readonly unknown[]) => length > GROUP;

/**
 * For a group that is far from the window: it is neither styled nor laid out nor painted, yet what it holds can
 * be found, focused and read. `height` stands for its own until it has been near once.
 */
export const skippedFarAway = (height: string) => `
  content-visibility: auto;
  contain-intrinsic-block-size: auto ${height};
  overflow-clip-margin: 1rem;

  /* Also near the window: it is still empty. */
  &[data-coming] {
    content-visibility: hidden;
  }
`;

type Measure = (element: HTMLElement | null) => void;

/** How high the groups of each list were when they left the document, by the index of their first item. */
const heights = new WeakMap<readonly unknown[], Map<number, number>>();

/** A ref to a group, which remembers how high it is when it is about to leave the document. */
function measuring(items: readonly unknown[], first: number): Measure {
  let group: HTMLElement | null = null;
  return (element) => {
    if (!element && group)
      heights.set(
        items,
        (heights.get(items) ?? new Map()).set(first, group.getBoundingClientRect().height),
      );
    group = element;
  };
}

interface Items<Item> {
  items: readonly Item[];
  /** What the items of a group stand in. A constant, as is its role. */
  Group: (props: HTMLAttributes<HTMLElement> & { ref: Measure }) => ReactNode;
  role: 'none' | 'rowgroup';
  render: (item: Item, index: number) => ReactNode;
}

/**
 * The items of a long list, in groups. The first group shows at once, and the others follow one by one, while
 * nothing else waits to be answered; until then their room is kept, so that Back finds its place. A server, and
 * who takes over its page, renders all of them.
 */
export function LongList<Item>(props: Items<Item>) {
  const isServers = useSyncExternalStore(never, no, yes);
  const [shown, setShown] = useState(isServers ? Infinity : 1);
  const all = Math.ceil(props.items.length / GROUP);
  useEffect(() => {
    if (shown >= all) return;
    // After the picture of those that are there: a browser may well let work go before it.
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

/** Not rendered again for the next one. */
const ItemGroup = memo(function ItemGroup<Item>({
  items,
  first,
  isComing,
  Group,
  role,
  render,
}: Items<Item> & { first: number; isComing: boolean }) {
  const height = heights.get(items)?.get(first);
  const ref = useMemo(() => measuring(items, first), [items, first]);
  return (
    <Group
      ref={ref}
      role={role}
      data-coming={isComing || undefined}
      style={height ? { containIntrinsicBlockSize: `auto ${height}px` } : undefined}
    >
      {!isComing && items.slice(first, first + GROUP).map((item, at) => render(item, first + at))}
    </Group>
  );
}) as <Item>(props: Items<Item> & { first: number; isComing: boolean }) => ReactNode;

const never = () => () => {};
const no = () => false;
const yes = () => true;
