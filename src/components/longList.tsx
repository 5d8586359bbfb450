import {
  memo,
  startTransition,
  useEffect,
  useState,
  useSyncExternalStore,
  type ComponentType,
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
`;

interface Items<Item> {
  items: readonly Item[];
  /** What the items of a group stand in. A constant, as is its role. */
  Group: ComponentType<HTMLAttributes<HTMLElement>>;
  role: 'none' | 'rowgroup';
  render: (item: Item, index: number) => ReactNode;
}

/**
 * The items of a long list, in groups. The first group shows at once, and the others follow one by one, while
 * nothing else waits to be answered. A server, and who takes over its page, renders all of them.
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
      {Array.from({ length: Math.min(shown, all) }, (_, group) => (
        <ItemGroup key={group} first={group * GROUP} {...props} />
      ))}
    </>
  );
}

/** Not rendered again for the next one. */
const ItemGroup = memo(function ItemGroup<Item>({
  items,
  first,
  Group,
  role,
  render,
}: Items<Item> & { first: number }) {
  return (
    <Group role={role}>
      {items.slice(first, first + GROUP).map((item, at) => render(item, first + at))}
    </Group>
  );
}) as <Item>(props: Items<Item> & { first: number }) => ReactNode;

const never = () => () => {};
const no = () => false;
const yes = () => true;
