import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { isValidElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { renderBody } from './renderBody';

const turn = keyframes`to { rotate: 1turn; }`;
const Disc = styled.p`
  color: red;
  animation: ${turn} 1s;
`;
const Label = styled.b`
  color: blue;
`;

function render(page: ReactElement) {
  let html = '';
  const head: ReactElement[] = [];
  renderBody(
    {
      bodyComponent: page,
      replaceBodyHTMLString: (body: string) => {
        html = body;
      },
      setHeadComponents: (parts: unknown[]) => head.push(...parts.filter(isValidElement)),
    } as unknown as Parameters<typeof renderBody>[0],
    { plugins: [] },
  );
  return { html, tags: head.map((part) => renderToStaticMarkup(part)) };
}

test('a page has its styles in the head: those of the document, then the rest, each once', () => {
  const { html, tags } = render(
    <>
      <Disc>A</Disc>
      <Disc>B</Disc>
      <Label>C</Label>
    </>,
  );
  expect(html).not.toContain('<style');
  expect(tags).toEqual([
    expect.stringMatching(/^<style data-emotion="w" data-s="">@font-face\{.*:root\{.*<\/style>$/),
  ]);
  const names = [...html.matchAll(/(?<=class=")w-\w+/g)].map(([name]) => name);
  expect(new Set(names).size).toBe(2);
  for (const name of names) expect(tags[0]!.split(`.${name}{`)).toHaveLength(2);
  expect(tags[0]).toMatch(/@keyframes animation-/);
});

test('pages do not share styles', () => {
  render(<Disc />);
  expect(render(<Label />).tags[0]).not.toContain('color:red');
});
