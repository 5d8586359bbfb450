import styled from '@emotion/styled';
import { useState, type ReactNode } from 'react';
import { radius } from '../../../src/tokens/radius';
import { fluidSpace, height, space } from '../../../src/tokens/space';
import { fontSize, fontWeight } from '../../../src/tokens/type';
import { from } from '../../../src/theme/media';
import { ledeText, posterText } from '../../../src/theme/text';
import { color, font } from '../../../src/theme/variables';
import { Bare } from '../blocks/Bare';
import { ProofSheet } from './ProofSheet';

/** What lies on the sheet when so many plates are down. */
const plates = ['Ground', 'Body and paper', 'Key, as it falls', 'In register'];

interface ProofProps {
  /** The title, line by line. */
  title: readonly string[];
  children: ReactNode;
}

/** The first page as a printer's proof: what this is, and all prints, plate by plate. */
export function Proof({ title, children }: ProofProps) {
  const [down, setDown] = useState(plates.length);
  return (
    <Bare>
      <Slug>
        <span>Waxline, the catalogue</span>
        <span>Sheet 1 of 1</span>
        <span>Four plates: ground, body, paper, key</span>
      </Slug>
      <Title>
        {title.map((line) => (
          <span key={line}>{line} </span>
        ))}
      </Title>
      <Words>{children}</Words>
      <ProofSheet plates={down} />
      <Plates>
        <label htmlFor="plates">Plates</label>
        <div>
          <input
            id="plates"
            type="range"
            min={1}
            max={plates.length}
            value={down}
            aria-valuetext={plates[down - 1]}
            onChange={({ target }) => setDown(Number(target.value))}
          />
          <ol aria-hidden>
            {plates.map((plate, index) => (
              <li key={plate} data-down={index < down}>
                {plate}
              </li>
            ))}
          </ol>
        </div>
      </Plates>
    </Bare>
  );
}

const Slug = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space[8]};
  padding-block-end: 0.625rem;
  border-block-end: 2px solid;
  font: ${fontWeight.name} ${fontSize.marginal} / 1.4 ${font.head};
  letter-spacing: 0.02em;
`;

const Title = styled.h1`
  margin-block: ${space[6]} ${space[5]};
  ${posterText}
  font-size: min(12rem, 15vw);
  line-height: 0.8;

  > span {
    display: block;
  }
`;

const Words = styled.div`
  max-inline-size: 50rem;
  margin-block-end: ${space[8]};
  color: ${color.muted};

  p {
    ${ledeText}
  }
`;

const needle = color.accent;

const Plates = styled.div`
  margin-block-start: ${space[5]};
  ${from.tablet} {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 ${fluidSpace.gap};
    align-items: start;
  }
  font: ${fontWeight.name} ${fontSize.caption} / 1.2 ${font.head};

  label {
    padding-block-start: ${space[3]};
  }
  /* Its ends are the middles of the first and the last word below. */
  input {
    appearance: none;
    display: block;
    inline-size: calc(75% + ${height.target});
    block-size: ${height.target};
    margin: 0;
    margin-inline-start: calc(12.5% - ${height.target} / 2);
    border-radius: ${radius.print};
    background:
      repeating-linear-gradient(90deg, ${color.text} 0 2px, transparent 2px calc((100% - 2px) / 3))
        1.3125rem 50% / calc(100% - 2.625rem) 1rem no-repeat,
      linear-gradient(${color.text} 0 0) 1.375rem 50% / calc(100% - 2.75rem) 2px no-repeat;
    cursor: ew-resize;
    /* Its track and its thumb are backgrounds. */
    forced-color-adjust: none;
  }
  input::-webkit-slider-thumb {
    appearance: none;
    inline-size: ${height.target};
    block-size: ${height.target};
    background:
      conic-gradient(from -36deg at 50% 100%, ${needle} 72deg, transparent 0) 50% 0 / 19px 13px
        no-repeat,
      linear-gradient(${needle} 0 0) 50% 0 / 4px 100% no-repeat;
    forced-color-adjust: none;
  }
  input::-moz-range-thumb {
    inline-size: 4px;
    block-size: ${height.target};
    border: 0;
    border-radius: 0;
    background: ${needle};
    forced-color-adjust: none;
  }
  ol {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${space[1]};
    margin-block-start: ${space[1]};
    color: ${color.muted};
    text-align: center;
  }
  li[data-down='true'] {
    color: ${color.text};
  }
`;
