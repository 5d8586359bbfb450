/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { wrapPageElement, wrapRootElement } from './wrap';

const address = (pathname: string) => ({ location: { pathname } });
const found = (path: string) => ({ pageResources: { page: { path, webpackCompilationHash: '' } } });
const page = (props: object) =>
  wrapPageElement!({ element: <h1>Page</h1>, props } as never, { plugins: [] }) as {
    props: { pathname: string };
  };

test.each([
  ['on the server, its address', address('/blog'), '/blog'],
  ['in the browser, the same', { ...address('/blog'), ...found('/blog') }, '/blog'],
  ['with a slash', { ...address('/blog/'), ...found('/blog') }, '/blog'],
  ['with a query', { ...address('/blog'), ...found('/blog?a=b') }, '/blog'],
  ['that is unknown', { ...address('/blog//'), ...found('/404.html') }, '/404.html'],
])('a page has one path: %s', (_, props, path) => {
  expect(page(props).props.pathname).toBe(path);
});

test('an error outside of the shell leaves a sentence and a way on', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const Router = () => {
    throw new Error('The router is broken.');
  };
  render(wrapRootElement({ element: <Router /> }));
  expect(screen.getByRole('alert')).toHaveTextContent('This page stopped working.');
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  jest.restoreAllMocks();
});
