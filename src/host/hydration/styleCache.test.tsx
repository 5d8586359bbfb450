/** @jest-environment jsdom */
import { CacheProvider } from '@emotion/react';
import styled from '@emotion/styled';
import { render } from '@testing-library/react';
import { createStyleCache } from './styleCache';

const New = styled.p`
  color: green;
`;

/** The head of a page whose late sheet has not come, with these styles in its tag. */
const withStyles = (css: string) =>
  (document.head.innerHTML = `
    <style data-emotion="w" data-s="">${css}</style>
    <link rel="stylesheet" href="/late-1.css">`);

/** Lets the late sheet come. */
const addLateSheet = (names: string) =>
  Object.defineProperty(document.querySelector('link'), 'sheet', {
    value: { cssRules: [{ selectorText: names }] },
  });

test('styles of the tag, and those that the late sheet names, are not written; all are when it is lost', () => {
  withStyles('.w-known{color:red;}');
  expect(createStyleCache().inserted).toEqual({});
  addLateSheet('.w-copied, .w-hover');
  expect(createStyleCache().inserted).toEqual({ known: true, copied: true, hover: true });
});

test('the styles the server has sent stay where they are, and count; new ones come after them, in the same tag', () => {
  withStyles(
    'body{margin:0;}.w-known{color:red;}.w-known:hover{color:blue;}@media print{.w-ink{color:black;}}@keyframes animation-x1{to{rotate:1turn;}}',
  );
  addLateSheet('.w-late');
  const moved: Node[] = [];
  const watch = new MutationObserver((changes) =>
    moved.push(...changes.flatMap(({ removedNodes }) => [...removedNodes])),
  );
  watch.observe(document.head, { childList: true });

  const cache = createStyleCache();
  expect(cache.inserted).toEqual({ known: true, ink: true, 'animation-x1': true, late: true });
  render(
    <CacheProvider value={cache}>
      <New />
    </CacheProvider>,
  );
  moved.push(...watch.takeRecords().flatMap(({ removedNodes }) => [...removedNodes]));
  expect(moved).toEqual([]);
  const [sent, ...later] = [...document.querySelectorAll('style')];
  expect(later).toEqual([]);
  expect(sent!.dataset.emotion).toBe('w known ink animation-x1 late');
  expect([...sent!.sheet!.cssRules].at(-1)!.cssText).toMatch(/^\.w-\w+ \{\s*color: green;\s*\}$/);
});
