/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { useEffect } from 'react';
import { usePageChange } from './usePageChange';

test.each([undefined, 'painted'] as const)(
  'tells of each new page once, in the document already, and never of the first: %s',
  (when) => {
    const seen: string[] = [];
    function Page({ pathname }: { pathname: string }) {
      usePageChange(pathname, () => seen.push(document.querySelector('h1')!.textContent), when);
      return <h1>{pathname}</h1>;
    }
    const { rerender } = render(<Page pathname="/" />);
    for (const pathname of ['/', '/blog', '/blog', '/shoes', '/blog'])
      rerender(<Page pathname={pathname} />);
    expect(seen).toEqual(['/blog', '/shoes', '/blog']);
  },
);

test('before the page is painted, or afterwards', () => {
  const order: string[] = [];
  function Page({ pathname }: { pathname: string }) {
    usePageChange(pathname, () => order.push('painted'), 'painted');
    usePageChange(pathname, () => order.push('in place'));
    useEffect(() => void order.push('effect'));
    return null;
  }
  const { rerender } = render(<Page pathname="/" />);
  order.length = 0;
  rerender(<Page pathname="/blog" />);
  expect(order).toEqual(['in place', 'painted', 'effect']);
});
