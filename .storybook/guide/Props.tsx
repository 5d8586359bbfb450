import styled from '@emotion/styled';
import { Controls } from '@storybook/addon-docs/blocks';
import { from } from '../../src/theme/media';
import { hiddenText } from '../../src/theme/text';
import { color, font } from '../../src/theme/variables';
import { height, space } from '../../src/tokens/space';
import { fontSize, lineHeight } from '../../src/tokens/type';

/**
 * A component's own props: the purpose of each, its possible values and its default, and beside them its
 * control. Storybook's table of four columns needs more room than a page has.
 */
export function Props() {
  return (
    <Table>
      <Controls sort="requiredFirst" />
    </Table>
  );
}

const Table = styled.div`
  min-inline-size: 0;

  /* A longer expanded object scrolls. */
  .rejt-tree {
    max-block-size: 24rem;
    overflow: auto;
  }
  /* As specific as this, because Storybook's own rules for columns are almost as specific. */
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
    margin-block: 0;
    padding-block-start: ${height.target};
  }
  &&& .docblock-argstable tbody:nth-of-type(n) {
    border-block-start: 1px solid ${color.line};
  }
  &&& .docblock-argstable tr:nth-of-type(n) {
    padding-block: ${space[4]};
    border-block-end: 1px solid ${color.line};
    ${from.tablet} {
      display: grid;
      grid-template: auto auto 1fr / minmax(0, 1fr) minmax(0, 1fr);
      gap: 0 ${space[8]};
    }
  }
  &&& .docblock-argstable td:nth-of-type(n) {
    padding: ${space[1]} 0 !important;
    font-size: ${fontSize.caption};
    line-height: ${lineHeight.text};
    overflow-wrap: anywhere;
    ${from.tablet} {
      grid-column: 1;
    }
  }
  &&& .docblock-argstable td:nth-of-type(1) {
    font-family: ${font.head};
    font-size: ${fontSize.lede};
  }
  &&& .docblock-argstable td:nth-of-type(4) {
    ${from.tablet} {
      grid-area: 1 / 2 / span 3;
    }
  }
  /* Storybook gives text a line height in px, which does not grow with the text. */
  &&& td:nth-of-type(n) :is(p, div) {
    line-height: inherit;
  }
  /* What it may be, in words and not in code. */
  &&& :is(td:nth-of-type(2) > div + div, td:nth-of-type(3)) :is(span, button) {
    padding: 0;
    border: 0;
    background: none;
    font-family: ${font.text};
    font-size: ${fontSize.caption};
  }
  td:nth-of-type(2) > div + div,
  &&& .docblock-argstable td:nth-of-type(3) {
    display: flex;
    align-items: baseline;
    gap: 0.5ch;
    margin: 0;
    color: ${color.muted};
  }
  td:nth-of-type(2) > div + div::before {
    content: 'May be:';
  }
  td:nth-of-type(3)::before {
    content: 'Default:';
  }
  /* Cells with a dash only have no value, so they are left out. */
  &&& .docblock-argstable td:nth-of-type(3):has(> span:only-child),
  &&&
    .docblock-argstable
    td:nth-of-type(4):is(:not(:has(*)), :has(> span:only-child:not(:has(*)))) {
    display: none;
  }
`;
