import styled from '@emotion/styled';
import type { CSSProperties } from 'react';
import { printLine } from '../../../src/tokens/print';
import { space } from '../../../src/tokens/space';
import { fontSize } from '../../../src/tokens/type';
import { cardText } from '../../../src/theme/text';
import { color } from '../../../src/theme/variables';
import { Print } from '../../../src/primitives/pictures/Print';
import { Bare } from '../../docs/blocks/Bare';
import { allPrints, type PrintedList } from '../allPrints';
import { property } from '../../../src/theme/customProperties';

export interface SheetProps {
  /** The width of each print, in px. */
  width: number;
  /** The lists to show; all of them if left out. */
  lists?: readonly PrintedList[];
}

/** Prints of one width, list by list, each as high as its drawing. */
export function Sheet({ width, lists = allPrints }: SheetProps) {
  return (
    <Rows style={{ '--width': `${width}px` } as CSSProperties}>
      {lists.map(({ name, fit, items }) => (
        <Row key={name} aria-label={name}>
          {items.map(({ id, print }) => (
            <li key={id}>
              <Print
                print={print}
                fit={fit}
                size={width > 700 ? 'large' : 'regular'}
                style={
                  {
                    [property('print-line')]: printLine,
                    padding: fit === 'whole' && print.inks ? '8%' : undefined,
                    aspectRatio: width < 700 ? '1' : fit === 'fill' ? '3 / 2' : undefined,
                  } as CSSProperties
                }
              />
            </li>
          ))}
        </Row>
      ))}
    </Rows>
  );
}

/** Every print with its id and its inks. */
export function PrintIndex() {
  return (
    <Bare>
      {allPrints.map((list) => (
        <Section key={list.name}>
          <h3>{list.name}</h3>
          <Sheet width={176} lists={[list]} />
        </Section>
      ))}
    </Bare>
  );
}

/** The four inks of every item: ground, body, key, paper. */
export function InkSheet() {
  return (
    <Bare>
      {allPrints
        .filter(({ items }) => items.some(({ print }) => print.inks))
        .map(({ name, items }) => (
          <Section key={name}>
            <h3>{name}</h3>
            <Swatches>
              {items.map(({ id, print: { inks } }) => (
                <li key={id}>
                  <Swatch>
                    {Object.entries(inks ?? {}).map(([role, value]) => (
                      <span key={role} title={`${role} ${value}`} style={{ background: value }} />
                    ))}
                  </Swatch>
                  {id}
                </li>
              ))}
            </Swatches>
          </Section>
        ))}
    </Bare>
  );
}

const Rows = styled.div`
  display: grid;
  gap: ${space[4]};
`;

const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--width)), var(--width)));
  gap: ${space[3]};
  align-items: start;

  /* The lines of a print are a share of its box. */
  li {
    container-type: inline-size;
  }
`;

const Section = styled.section`
  margin-block-end: ${space[8]};
  h3 {
    margin-block-end: ${space[3]};
    ${cardText}
  }
`;

const Swatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr));
  gap: ${space[4]};
  li {
    color: ${color.muted};
    font-size: ${fontSize.caption};
    overflow-wrap: anywhere;
  }
`;

const Swatch = styled.div`
  display: grid;
  grid-template-columns: 4fr 3fr 2fr 1fr;
  block-size: 4rem;
  margin-block-end: ${space[1]};
  forced-color-adjust: none;
`;
