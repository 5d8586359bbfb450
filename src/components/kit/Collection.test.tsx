/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { createRef, useState, type Ref } from 'react';
import { Collection } from './Collection';
import { rows } from './layout';

const list = (ids: string[], ref: Ref<HTMLUListElement>, as?: 'ol') => (
  <Collection items={ids.map((id) => ({ id }))} layout={rows} empty="None" as={as} ref={ref}>
    {({ id }) => id}
  </Collection>
);

test('a ref of whoever uses a list follows it, while it fills, becomes another element, empties', () => {
  const object = createRef<HTMLUListElement>();
  const seen: (Element | null)[] = [];
  function Page({ ids, as }: { ids: string[]; as?: 'ol' }) {
    const [element, setElement] = useState<HTMLUListElement | null>(null);
    seen.push(element);
    return (
      <>
        {list(ids, object, as)}
        {list(ids, setElement, as)}
      </>
    );
  }
  const lists = () => screen.queryAllByRole('list');
  const { rerender } = render(<Page ids={[]} />);
  for (const page of [<Page ids={['a']} />, <Page ids={['a']} as="ol" />, <Page ids={[]} />]) {
    rerender(page);
    const [first = null, second = null] = lists();
    expect(object.current).toBe(first);
    expect(seen.at(-1)).toBe(second);
  }
});

test('a layout made while rendering keeps the items that are there', () => {
  const { rerender } = render(list(['a'], null));
  const item = screen.getByRole('listitem');
  rerender(
    <Collection items={[{ id: 'a' }]} layout={{ ...rows }} empty="None">
      {({ id }) => id}
    </Collection>,
  );
  expect(screen.getByRole('listitem')).toBe(item);
});
