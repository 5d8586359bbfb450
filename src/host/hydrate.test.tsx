/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { hydrate } from './hydrate';

const page = (
  <div id="gatsby-focus-wrapper">
    <p>Words</p>
  </div>
);

test('a page that came as HTML is taken over as it is', async () => {
  const container = document.createElement('div');
  container.innerHTML = '<div id="gatsby-focus-wrapper"><p>Words</p></div>';
  const words = container.querySelector('p');
  await act(async () => hydrate()(page, container));
  expect(container.querySelector('p')).toBe(words);
  expect(Object.keys(words!).some((key) => key.startsWith('__reactFiber'))).toBe(true);
});

test('a page that did not is drawn', async () => {
  const container = document.createElement('div');
  await act(async () => hydrate()(page, container));
  expect(container).toHaveTextContent('Words');
});
