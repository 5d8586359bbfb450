import styled from '@emotion/styled';
import { Controls } from '@storybook/addon-docs/blocks';
import { below, from } from '../../src/theme/media';
import { hiddenText } from '../../src/theme/text';
import { color } from '../../src/theme/variables';
import { height, space } from '../../src/tokens/space';
import { fontSize } from '../../src/tokens/type';

/** Props that Emotion adds to everything it styles, and that nobody should use. */
const emotions = ['as', 'theme'];

export interface PropsProps {
  /** The names of all props the part is documented to have. */
  names: readonly string[];
}

/**
 * A component's own props, each with its control. In small windows each prop is a block, because a
 * table of four columns would not fit.
 */
export function Props({ names }: PropsProps) {
  if (names.every((name) => emotions.includes(name)))
    return <p>None of its own. What it is given goes to its root element.</p>;
  return (
    <Table>
      <Controls exclude={emotions} sort="requiredFirst" />
    </Table>
  );
}

const Table = styled.div`
  min-inline-size: 0;

  &&& .docblock-argstable {
    margin-block: 0;
  }
  ${from.laptop} {
    /* An unfolded object may be so high; beyond that it scrolls. */
    .rejt-tree {
      max-block-size: 24rem;
      overflow: auto;
    }
  }

  ${below.laptop} {
    /* This specific because Storybook's own rules for columns are nearly so. */
    &&& .docblock-argstable,
    &&& .docblock-argstable :where(tbody, tr, td):nth-of-type(n) {
      display: block;
      inline-size: auto;
      min-inline-size: 0;
      padding: 0;
      border: 0;
      background: none;
      box-shadow: none;
    }
    .docblock-argstable thead {
      ${hiddenText}
    }
    /* Leaves room for the button that resets all props. */
    &&& .docblock-argstable {
      padding-block-start: ${height.target};
    }
    &&& .docblock-argstable tbody:nth-of-type(n) {
      border-block-start: 1px solid ${color.line};
    }
    &&& .docblock-argstable tr:nth-of-type(n) {
      padding-block: ${space[4]};
      border-block-end: 1px solid ${color.line};
    }
    &&& .docblock-argstable td:nth-of-type(n) {
      padding: ${space[1]} 0 !important;
      overflow-wrap: anywhere;
    }
    td:nth-of-type(3)::before,
    td:nth-of-type(4)::before {
      display: block;
      margin-block: ${space[2]} ${space[1]};
      color: ${color.muted};
      font-size: ${fontSize.caption};
      content: 'Default';
    }
    td:nth-of-type(4)::before {
      content: 'Control';
    }
    /* Cells with a dash only have no value, so they are left out. */
    &&& .docblock-argstable td:nth-of-type(3):has(> span:only-child),
    &&& .docblock-argstable td:nth-of-type(4):not(:has(*)) {
      display: none;
    }
  }
`;
