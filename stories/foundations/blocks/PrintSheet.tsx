import styled from '@emotion/styled';
import type { CSSProperties } from 'react';
import { printLine } from '../../../src/tokens/print';
import { space } from '../../../src/tokens/space';
import { fontSize, fontWeight } from '../../../src/tokens/type';
import { from } from '../../../src/theme/media';
import { color } from '../../../src/theme/variables';
import { Print } from '../../../src/primitives/pictures/Print';
import { Bare } from '../../docs/blocks/Bare';
import { allPrints, type PrintedList } from '../allPrints';
import { property } from '../../../src/theme/customProperties';
import { Copied, CopyValue, Section } from './tokenParts';

export interface SheetProps {
  /** The width of each print, in px. */
  width: number;
  /** The lists to show; all of them if left out. */
  lists?: readonly PrintedList[];
  /** As an index: each print over its id, and no row with one print alone. */
  named?: boolean;
}

/** Prints of one width, list by list, each as high as its drawing. */
export function Sheet({ width, lists = allPrints, named = false }: SheetProps) {
  return (
    <Rows style={{ '--width': `${width}px` } as CSSProperties}>
      {lists.map(({ name, fit, items }) => (
        <Row
          key={name}
          aria-label={name}
          data-named={named}
          // Six fit in rows of three, four and two in rows of two.
          style={{ '--few': items.length % 3 ? 2 : 3 } as CSSProperties}
        >
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
              {named && <Caption>{id}</Caption>}
            </li>
          ))}
        </Row>
      ))}
    </Rows>
  );
}

/** Every print with its id. */
export function PrintIndex() {
  return (
    <Bare>
      {allPrints.map((list) => (
        <Section key={list.name}>
          <h3>{list.name}</h3>
          <Sheet width={176} lists={[list]} named />
        </Section>
      ))}
    </Bare>
  );
}

/** The four inks of every item: ground, body, key, paper. A press on one copies its value. */
export function InkSheet() {
  return (
    <Copied>
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
                      <span key={role} style={{ background: value }} />
                    ))}
                  </Swatch>
                  <Id>{id}</Id>
                  <Values aria-label={`Inks of ${id}`}>
                    {Object.entries(inks ?? {}).map(([role, value]) => (
                      <Value key={role}>
                        <CopyValue code={value}>
                          <Role>{role}</Role> <span>{value}</span>
                        </CopyValue>
                      </Value>
                    ))}
                  </Values>
                </li>
              ))}
            </Swatches>
          </Section>
        ))}
    </Copied>
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

  &[data-named='true'] {
    grid-template-columns: repeat(var(--few), minmax(0, 1fr));
    ${from.tablet} {
      grid-template-columns: repeat(6, minmax(0, 1fr));
    }
  }

  /* The lines of a print are a share of its box. */
  li {
    container-type: inline-size;
  }
`;

const Caption = styled.p`
  margin-block-start: ${space[1]};
  color: ${color.muted};
  font-size: ${fontSize.caption};
  line-height: 1.3;
  overflow-wrap: break-word;
`;

const Swatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(13rem, 100%), 1fr));
  gap: ${space[6]} ${space[5]};
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

const Id = styled.p`
  color: ${color.text};
  font-weight: ${fontWeight.strong};
`;

/* The gap keeps the focus ring of one value off the words of the next. */
const Values = styled.ul`
  display: grid;
  gap: ${space[2]};
  margin-block-start: ${space[1]};
`;

const Value = styled.li`
  position: relative;
  min-block-size: 1.5rem;
`;

/* As wide as the longest of the four, so that the values stand in a column. */
const Role = styled.span`
  min-inline-size: 4rem;
`;
