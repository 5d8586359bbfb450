/** @jest-environment jsdom */
import styled from '@emotion/styled';
import { render } from '@testing-library/react';
import { color } from '../variables';

const Root = styled.p<{ unheard?: string }>`
  color: ${color.text};
`;

test('unit tests run the Emotion of the site: its key without labels, its short names, its compiler plugin, its prop filter', () => {
  const { container } = render(<Root unheard="of" />);
  // The second class is the one by which other styles select the part. Emotion's Babel plugin adds
  // it.
  expect(container.innerHTML).toMatch(/^<p unheard="of" class="w-\w{4} e[\da-z]+"><\/p>$/);
});
