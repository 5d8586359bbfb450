import styled from '@emotion/styled';
import { measure, space } from '../../../src/tokens/space';
import { fontSize } from '../../../src/tokens/type';
import { color } from '../../../src/theme/variables';
import { Bare } from '../../docs/blocks/Bare';

/** Names the source of a page's values, and links to the file for other tools. */
export function TokensLink({ file }: { file: string }) {
  return (
    <Bare>
      <Line>
        Drawn from <code>src/tokens/{file}.ts</code>. A press on a token copies its name. For design
        tools:{' '}
        <a href="./tokens.json" download="waxline.tokens.json">
          download the tokens
        </a>{' '}
        in the Design Tokens format.
        <details>
          <summary>How other tools take the file</summary>
          <ul>
            <li>Terrazzo takes it as it is; a test makes CSS of it with every change.</li>
            <li>
              Style Dictionary 5 has no transform for durations of this format and writes{' '}
              <code>[object Object]</code> for them, so register one for <code>$type</code>{' '}
              “duration” that returns <code>$value.value + $value.unit</code>, and name it beside
              the group <code>css</code>: <code>npm run test:tokens</code> makes CSS that way.
            </li>
            <li>
              Tokens Studio in Figma: choose “W3C DTCG” as the token format in its settings, and put
              the file into the JSON view of a set. We have not tried it.
            </li>
          </ul>
        </details>
      </Line>
    </Bare>
  );
}

const Line = styled.div`
  margin-block-end: ${space[10]};
  padding-block: ${space[3]};
  border-block: 1px solid ${color.line};
  color: ${color.muted};
  font-size: ${fontSize.caption};
  summary {
    inline-size: fit-content;
    padding-block: ${space[2]};
    cursor: pointer;
  }
  li {
    max-inline-size: ${measure.text};
    padding-block: ${space[1]};
  }
  a {
    color: ${color.accentText};
    text-underline-offset: 0.2em;
  }
`;
