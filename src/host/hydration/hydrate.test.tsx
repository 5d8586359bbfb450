/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { isHydrated } from '../../../tests/unit/isHydrated';
import { hydrate } from './hydrate';

const page = (
  <div id="gatsby-focus-wrapper">
    <p>Words</p>
  </div>
);
const html = '<div id="gatsby-focus-wrapper"><p>Words</p></div>';

/** Hydrates a page whose HTML shows `shown`, at an address for which Gatsby has loaded `loaded`. */
async function takeOver({ shown, loaded }: { shown?: string; loaded?: string }, from = html) {
  window.pagePath = shown;
  window.___loader = {
    loadPage: jest.fn(),
    hovering: jest.fn(),
    loadPageSync: () =>
      loaded ? { page: { path: loaded, webpackCompilationHash: '' } } : undefined,
  };
  const container = document.createElement('div');
  container.innerHTML = from;
  const words = container.querySelector('p');
  await act(async () => hydrate()(page, container));
  return { container, words };
}

test.each([
  { shown: '/blog', loaded: '/blog' },
  { shown: '/blog', loaded: '/blog?utm_source=mail' },
  // In `gatsby develop`.
  { shown: undefined, loaded: '/blog' },
])('a page that came as HTML is taken over as it is: %j', async (paths) => {
  const { container, words } = await takeOver(paths);
  expect(container.querySelector('p')).toBe(words);
  expect(isHydrated(words!)).toBe(true);
});

test.each([{ shown: '/404.html', loaded: '/blog' }, { shown: '/blog' }])(
  'HTML of another page than Gatsby would draw stands as it is: %j',
  async (paths) => {
    const { container, words } = await takeOver(paths);
    expect(container).toHaveTextContent('Words');
    expect(isHydrated(words!)).toBe(false);
  },
);

test('a page that did not come as HTML is drawn', async () => {
  const { container } = await takeOver({ loaded: '/blog' }, '');
  expect(container).toHaveTextContent('Words');
});
