/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import { isHydrated } from '../../../tests/unit/isHydrated';
import { widestMove } from '../../primitives/figures/Sparkline';
import { Collection } from './Collection';
import { rows } from './layout';

const items = Array.from({ length: 130 }, (_, index) => ({ id: `item ${index}` }));

const list = (onRender = jest.fn()) => (
  <Collection items={items} layout={rows} empty={null}>
    {({ id }) => {
      onRender(id);
      return id;
    }}
  </Collection>
);

const words = (root: ParentNode) =>
  [...root.querySelectorAll('[role=listitem]')].map(({ textContent }) => textContent);
const ids = items.map(({ id }) => id);

test('a long list is one list, and no item is rendered again for those that follow it', async () => {
  const onRender = jest.fn();
  const { container } = render(list(onRender));
  await waitFor(() => expect(words(container)).toEqual(ids));
  expect(screen.getAllByRole('list')).toHaveLength(1);
  expect(onRender.mock.calls.flat()).toEqual(ids);
  // Room is kept for as many items as a group has: the last one is not full.
  const groups = [...container.querySelectorAll<HTMLElement>('[role=none]')];
  expect(groups.map(({ style }) => style.getPropertyValue('--wx-group-items'))).toEqual([
    '',
    '',
    '34',
  ]);
});

test('who takes over a page with a long list keeps all of it', async () => {
  const drawn = render(list());
  await waitFor(() => expect(words(drawn.container)).toEqual(ids));
  const container = document.createElement('div');
  // Written as a server writes it, without blanks.
  container.innerHTML = drawn.container.innerHTML.replace('items: 34;', 'items:34');
  drawn.unmount();
  // A server puts such comments around each part that React may hydrate later.
  container.firstElementChild!.prepend(document.createComment('$'));
  container.firstElementChild!.append(document.createComment('/$'));
  const [first, ...others] = container.querySelectorAll('[role=listitem]');
  const seen = jest.fn();
  const observer = new MutationObserver(seen);
  observer.observe(container, { childList: true, subtree: true });
  render(list(), { container, hydrate: true });
  await waitFor(() => expect(isHydrated(others.at(-1)!)).toBe(true));
  expect(isHydrated(first!)).toBe(true);
  expect(observer.takeRecords()).toEqual([]);
  expect(seen).not.toHaveBeenCalled();
});

test('the widest move is found among more prices than a call takes', () => {
  const days = Array.from({ length: 10_000 }, () => Array.from({ length: 24 }, () => 10));
  expect(widestMove([...days, [10, 12]])).toBeCloseTo(0.2);
  expect(widestMove([[10, 7, 12]])).toBeCloseTo(0.3);
});
