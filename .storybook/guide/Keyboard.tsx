import styled from '@emotion/styled';
import { color } from '../../src/theme/variables';
import { radius } from '../../src/tokens/radius';
import { space } from '../../src/tokens/space';
import { fontSize } from '../../src/tokens/type';
import type { Guide } from './Guide';
import { TextWithCode } from './TextWithCode';

export function Keyboard({ keyboard, name }: Pick<Required<Guide>, 'keyboard'> & { name: string }) {
  return (
    <Table>
      <caption>What the keys do in {name}</caption>
      <thead>
        <tr>
          <th scope="col">Key</th>
          <th scope="col">What it does</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(keyboard).map(([keys, does]) => (
          <tr key={keys}>
            <th scope="row">
              <Keys text={keys} />
            </th>
            <td>
              <TextWithCode>{does}</TextWithCode>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** "Shift + Tab" and "Enter or Space" are keys with words between. */
function Keys({ text }: { text: string }) {
  return text.split(/( \+ | or |, )/).map((part, index) =>
    // Every second part is the text between two keys.
    index % 2 ? part : <kbd key={index}>{part}</kbd>,
  );
}

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;

  caption {
    padding-block-end: ${space[3]};
    color: ${color.muted};
    font-size: ${fontSize.caption};
    text-align: start;
  }
  tr {
    border-block-end: 1px solid ${color.line};
  }
  th,
  td {
    padding: ${space[3]} ${space[6]} ${space[3]} 0;
    text-align: start;
    vertical-align: top;
  }
  th {
    font-weight: 600;
  }
  td {
    padding-inline-end: 0;
    text-wrap: pretty;
  }
  thead th {
    color: ${color.muted};
    font-size: ${fontSize.caption};
  }
  tbody th {
    inline-size: 30%;
  }
  kbd {
    display: inline-block;
    margin-block: 1px;
    padding: 0.15em 0.5em;
    border: 1px solid ${color.control};
    border-block-end-width: 2px;
    border-radius: ${radius.print};
    font: inherit;
    font-size: ${fontSize.caption};
    white-space: nowrap;
  }
`;
