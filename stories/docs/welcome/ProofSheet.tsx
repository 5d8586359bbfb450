import styled from '@emotion/styled';
import { Print } from '../../../src/primitives/pictures/Print';
import { property } from '../../../src/theme/customProperties';
import { below } from '../../../src/theme/media';
import { marginalText } from '../../../src/theme/text';
import { color } from '../../../src/theme/variables';
import { color as palette } from '../../../src/tokens/color';
import { register } from '../../../src/tokens/print';
import { space } from '../../../src/tokens/space';
import { allPrints, type PrintedList } from '../../foundations/allPrints';

const paper = '#fffaf1';
const black = palette.text.light;

/** The letter of each list in the numbers of its items. Categories and art have none. */
const series: Readonly<Record<string, string>> = {
  Shoes: 'S',
  Beats: 'B',
  Fashion: 'F',
  Shows: 'P',
  Posts: 'V',
  Streams: 'L',
};

const numbered = ({ name, fit, items }: PrintedList) =>
  items.map(({ id, print }, index) => ({
    id,
    fit,
    print,
    number: `WX-${series[name]}${String(index + 1).padStart(2, '0')}`,
    // Lists are mixed as evenly as they can be.
    at: (index + 0.5) / items.length,
  }));

const prints = Object.keys(series)
  .flatMap((name) => numbered(allPrints.find((list) => list.name === name)!))
  .sort((one, other) => one.at - other.at);

/** Every hue of the shop's inks once, between soot and paper. */
const bar = [
  ...[black, palette.accent.light, '#ff9dbb', '#ffcf33', '#b4e665', '#62d9c7'],
  ...['#86cfff', '#9a8cff', '#e5322b', '#2f62e0', '#fff5e6'],
];
const screen = [0.14, 0.25, 0.36, 0.46];

/** All numbered prints on one sheet of paper, with what printers need around them. */
export const ProofSheet = ({ plates }: { plates: number }) => (
  <Paper>
    <ul aria-label="Prints" data-plates={plates}>
      {prints.map(({ id, number, fit, print }) => (
        <li key={id} data-fit={fit} style={{ background: print.inks?.ground }}>
          <Print print={print} fit={fit} />
          <b>{number}</b>
        </li>
      ))}
    </ul>
    <Bar aria-hidden>
      {bar.map((ink) => (
        <i key={ink} style={{ background: ink }} />
      ))}
      {screen.map((share) => (
        <i
          key={share}
          style={{
            background: `radial-gradient(circle, ${black} ${share * 8}px, transparent ${share * 8 + 0.5}px) 0 0 / 8px 8px`,
          }}
        />
      ))}
    </Bar>
  </Paper>
);

const trim = '2.25rem';
const mark = `calc(${trim} - 0.625rem)`;
const end = `calc(100% - ${trim})`;
const line = `linear-gradient(${black} 0 0)`;

/* Two lines at each corner of the trim, which do not touch it. */
const cropMarks = [trim, end].flatMap((along) =>
  ['0', '100%'].flatMap((side) => [
    `${line} ${along} ${side} / 1.5px ${mark} no-repeat`,
    `${line} ${side} ${along} / ${mark} 1.5px no-repeat`,
  ]),
);

const target = `url("data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="${black}" stroke-width="1.5"><path d="M12 0v24M0 12h24"/><circle cx="12" cy="12" r="7"/></svg>`,
)}")`;

/* One in the middle of each side. */
const registerMarks = ['50% 8px', '50% calc(100% - 8px)', '8px 50%', 'calc(100% - 8px) 50%'].map(
  (at) => `${target} ${at} / 20px no-repeat`,
);

const noInk = (...names: ('body' | 'key' | 'paper')[]) =>
  names.map((name) => `${property(`ink-${name}`)}: transparent !important;`).join('');

const plateAt = (x: string, y: string) =>
  `${property('register-x')}: ${x} !important; ${property('register-y')}: ${y} !important;`;

const Paper = styled.div`
  position: relative;
  padding: ${trim};
  background: ${[...cropMarks, ...registerMarks].join()}, ${paper};
  box-shadow: 0 0 0 1px ${color.line};
  forced-color-adjust: none;
  print-color-adjust: exact;

  ul {
    display: grid;
    grid-template-columns: repeat(7, minmax(0, 1fr));
    ${below.tablet} {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
  li {
    position: relative;
    aspect-ratio: 1;
    overflow: hidden;
    container-type: inline-size;
  }
  svg {
    block-size: 100%;
    ${property('print-line')}: 1.6px;
  }
  li[data-fit='whole'] svg {
    position: absolute;
    inset: 13%;
    inline-size: 74%;
    block-size: 74%;
    overflow: visible;
  }
  b {
    position: absolute;
    inset: auto auto 0 0;
    padding: 0.1875rem 0.375rem 0.125rem;
    background: ${paper};
    color: ${black};
    ${marginalText}
    /* Smaller where tiles are, so that they can be seen. */
    ${below.tablet} {
      padding: 0.125rem 0.1875rem 0.0625rem;
      font-size: 0.625rem;
      letter-spacing: 0;
    }
  }
  [data-plates='1'] svg {
    ${noInk('body', 'paper', 'key')}
  }
  [data-plates='2'] svg {
    ${noInk('key')}
  }
  /* Further off than it ever falls, so that one sees it at this size. */
  [data-plates='3'] svg {
    ${plateAt('6px', '-5px')}
  }
  [data-plates='4'] svg {
    ${plateAt(register.x, register.y)}
  }
`;

const Bar = styled.div`
  position: absolute;
  inset-block-end: 0.6875rem;
  inset-inline-start: calc(${trim} + ${space[6]});
  display: flex;

  /* All of it ends before the register mark in the middle of the sheet. */
  ${below.tablet} {
    inset-inline-start: ${trim};
  }

  i {
    inline-size: clamp(0.375rem, 2vw, 1.375rem);
    block-size: 0.875rem;
    ${below.tablet} {
      inline-size: 1.6vw;
    }
  }
  i:nth-last-of-type(4) {
    margin-inline-start: ${space[5]};
    ${below.tablet} {
      margin-inline-start: ${space[2]};
    }
  }
`;
