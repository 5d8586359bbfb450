import styled from '@emotion/styled';
import { color } from '../../src/theme/variables';
import { radius } from '../../src/tokens/radius';

/** A sentence of a guide; what stands between `backticks` is code. */
export function TextWithCode({ children }: { children: string }) {
  // Every other part was between two backticks.
  const parts = children.split('`');
  return parts.map((part, index) => (index % 2 ? <Code key={index}>{part}</Code> : part));
}

const Code = styled.code`
  padding: 0.1em 0.35em;
  border-radius: ${radius.print};
  background: ${color.raised};
  font-size: 0.875em;
`;
