import styled from '@emotion/styled';
import { space } from '../../../src/tokens/space';
import { fontSize } from '../../../src/tokens/type';
import { color } from '../../../src/theme/variables';
import { Bare } from '../../docs/blocks/Bare';

/** Names the source of a page's values, and links to the file for other tools. */
export function TokensLink({ file }: { file: string }) {
  return (
    <Bare>
      <Line>
        Drawn from <code>src/tokens/{file}.ts</code>. For design tools:{' '}
        <a href="./tokens.json" download="waxline.tokens.json">
          download all tokens
        </a>{' '}
        in the Design Tokens format.
      </Line>
    </Bare>
  );
}

const Line = styled.p`
  margin-block-end: ${space[10]};
  padding-block: ${space[3]};
  border-block: 1px solid ${color.line};
  color: ${color.muted};
  font-size: ${fontSize.caption};
  a {
    color: ${color.accentText};
    text-underline-offset: 0.2em;
  }
`;
