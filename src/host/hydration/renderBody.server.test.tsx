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

test('the tag names the styles that Emotion has copied into those of another part, and no element has', () => {
  const Inverted = styled(({ className }: { className?: string }) => (
    <Label className={className} />
  ))`
    background: black;
  `;
  // It passes its styles to no element.
  const Nothing = styled(() => null)`
    background: white;
  `;
  // It passes them to an element that is none of Emotion's.
  const Bare = styled(({ className }: { className?: string }) => <i className={className} />)`
    background: red;
  `;
  const { html, tags } = render(
    <>
      <Inverted />
      <Nothing />
      <Bare />
    </>,
  );
  const names = /data-emotion="w (\w+)"/.exec(tags[0]!);
  expect(names).not.toBeNull();
  expect(html).not.toContain(names![1]);
  expect(tags[0]).toContain(`.w-${names![1]}{background:black;}`);
});

test('pages do not share styles', () => {
  render(<Disc />);
  expect(render(<Label />).tags[0]).not.toContain('color:red');
});
