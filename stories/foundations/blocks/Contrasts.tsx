import styled from '@emotion/styled';
import { color as palette } from '../../../src/tokens/color';
import { contrastRatio, pairs, type ContrastPair } from '../../../src/tokens/contrast';
import { space } from '../../../src/tokens/space';
import { fontSize, fontWeight } from '../../../src/tokens/type';
import { from } from '../../../src/theme/media';
import { cardText } from '../../../src/theme/text';
import { color } from '../../../src/theme/variables';
import { Bare } from '../../docs/blocks/Bare';
import { readableOn, schemes } from './readableOn';
import { Section } from './tokenParts';

const grounds = [...new Set(pairs.map(({ on }) => on))];

/**
 * Every colour pair of the product on its background, with its ratio computed while the page is
 * shown.
 */
export function Contrasts() {
  return (
    <Bare>
      {grounds.map((ground) => (
        <Section key={ground} aria-label={`On ${ground}`}>
          <h3>On {ground}</h3>
          <Sheets>
            {schemes.map((scheme) => (
              <Sheet
                key={scheme}
                data-scheme={scheme}
                style={{ background: color[ground], color: color[readableOn(ground, scheme)] }}
              >
                {pairs
                  .filter(({ on }) => on === ground)
                  .map((pair) => (
                    <Pair key={pair.use} pair={pair} scheme={scheme} />
                  ))}
              </Sheet>
            ))}
          </Sheets>
        </Section>
      ))}
    </Bare>
  );
}

function Pair({ pair, scheme }: { pair: ContrastPair; scheme: 'light' | 'dark' }) {
  const { on, use, atLeast } = pair;
  const ratio = contrastRatio(palette[use][scheme], palette[on][scheme]);
  return (
    <li>
      <Sample aria-hidden style={{ color: color[use] }} data-large={atLeast === 3}>
        {atLeast === 3 ? <Ring /> : 'Aa'}
      </Sample>
      <span>{use}</span>
      <Ratio>
        {/* The ratio is rounded down, because 4.496 is not 4.5. */}
        {(Math.floor(ratio * 100) / 100).toFixed(2)}
        <small>
          {ratio >= atLeast ? ' reaches ' : ' misses '}
          {atLeast}
        </small>
      </Ratio>
    </li>
  );
}

const Sheets = styled.div`
  display: grid;
  border: 1px solid ${color.line};
  forced-color-adjust: none;
  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Sheet = styled.ul`
  padding: ${space[3]} ${space[5]};

  li {
    display: grid;
    grid-template-columns: 3rem 1fr auto;
    align-items: center;
    gap: ${space[3]};
    min-block-size: 3rem;
    font-size: ${fontSize.caption};
  }
`;

const Sample = styled.span`
  font-size: 1.125rem;
  font-weight: ${fontWeight.strong};
  &[data-large='true'] {
    ${cardText}
    font-size: 1.5rem;
  }
`;

/** Colours for lines are shown as lines. */
const Ring = styled.i`
  display: block;
  inline-size: 1.75rem;
  block-size: 1.25rem;
  border: 2px solid;
  border-radius: 99px;
`;

const Ratio = styled.span`
  font-size: ${fontSize.text};
  font-weight: ${fontWeight.strong};
  small {
    font-size: ${fontSize.caption};
    font-weight: ${fontWeight.text};
  }
`;
