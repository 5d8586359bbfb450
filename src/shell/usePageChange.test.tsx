/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { usePageChange } from './usePageChange';

test('tells of each new page once, in the document already, and never of the first', () => {
  const seen: string[] = [];
  function Page({ pathname }: { pathname: string }) {
    usePageChange(pathname, () => seen.push(document.querySelector('h1')!.textContent));
    return <h1>{pathname}</h1>;
  }
  const { rerender } = render(<Page pathname="/" />);
  for (const pathname of ['/', '/blog', '/blog', '/shoes', '/blog'])
    rerender(<Page pathname={pathname} />);
  expect(seen).toEqual(['/blog', '/shoes', '/blog']);
});
