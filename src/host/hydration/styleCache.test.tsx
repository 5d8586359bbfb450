/** @jest-environment jsdom */
import { CacheProvider } from '@emotion/react';
import styled from '@emotion/styled';
import { render } from '@testing-library/react';
import { createStyleCache } from './styleCache';

const New = styled.p`
  color: green;
`;

test('the styles that the late sheet names are not written, unless it is lost', () => {
  document.head.innerHTML = `
    <style data-emotion="w" data-s="">.w-known{color:red;}</style>
    <link rel="stylesheet" href="/late-1.css">`;
  expect(createStyleCache().inserted).toEqual({ known: true });

  document.querySelector('style')!.dataset.emotion = 'w';
  const sheet = { cssRules: [{ selectorText: '.w-copied, .w-hover' }] };
  Object.defineProperty(document.querySelector('link'), 'sheet', { value: sheet });
  expect(createStyleCache().inserted).toEqual({ known: true, copied: true, hover: true });
});

test('the styles the server has sent stay where they are, and count; new ones come after them, in the same tag', () => {
  document.head.innerHTML = `
    <style data-emotion="w" data-s="">body{margin:0;}.w-known{color:red;}.w-known:hover{color:blue;}@media print{.w-ink{color:black;}}@keyframes animation-x1{to{rotate:1turn;}}</style>
    <link rel="icon" href="data:,">`;
  const moved: Node[] = [];
  const watch = new MutationObserver((changes) =>
    moved.push(...changes.flatMap(({ removedNodes }) => [...removedNodes])),
  );
  watch.observe(document.head, { childList: true });

  const cache = createStyleCache();
  expect(cache.inserted).toEqual({ known: true, ink: true, 'animation-x1': true });
  render(
    <CacheProvider value={cache}>
      <New />
    </CacheProvider>,
  );
  moved.push(...watch.takeRecords().flatMap(({ removedNodes }) => [...removedNodes]));
  expect(moved).toEqual([]);
  const [sent, ...later] = [...document.querySelectorAll('style')];
  expect(later).toEqual([]);
  expect(sent!.dataset.emotion).toBe('w known ink animation-x1');
  expect([...sent!.sheet!.cssRules].at(-1)!.cssText).toMatch(/^\.w-\w+ \{\s*color: green;\s*\}$/);
});
