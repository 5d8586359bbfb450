import styled from '@emotion/styled';
import { color as palette, type ColorRole } from '../../../src/tokens/color';
import colorSource from '../../../src/tokens/color.ts?raw';
import { space } from '../../../src/tokens/space';
import { fontSize } from '../../../src/tokens/type';
import { color } from '../../../src/theme/variables';
import { VisuallyHidden } from '../../../src/primitives/text/VisuallyHidden';
import { notesIn } from '../../../.storybook/build/notes';
import { Copied, Note, TokenName } from './tokenParts';
import { schemes } from './readableOn';

const notes = notesIn(colorSource);

/** Every role of the palette as a filled area, in both schemes. */
export function Swatches() {
  return (
    <Copied>
      <Grid>
        {(Object.keys(palette) as ColorRole[]).map((role) => (
          <li key={role}>
            <Halves>
              {schemes.map((scheme) => (
                <div key={scheme} data-scheme={scheme} style={{ background: color[role] }} />
              ))}
            </Halves>
            <TokenName code={`color.${role}`}>{role}</TokenName>
            <Values>
              {schemes.map((scheme) => (
                <span key={scheme}>
                  <VisuallyHidden>{scheme} </VisuallyHidden>
                  {palette[role][scheme]}
                </span>
              ))}
            </Values>
            {/* Other records of the file have members of the same names. */}
            <Note>{notes[`color.${role}`]}</Note>
          </li>
        ))}
      </Grid>
    </Copied>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(13rem, 100%), 1fr));
  gap: ${space[8]} ${space[5]};

  > li {
    position: relative;
  }
`;

const Halves = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  block-size: 6rem;
  margin-block-end: ${space[2]};
  border: 1px solid ${color.line};
  forced-color-adjust: none;
`;

const Values = styled.p`
  display: grid;
  grid-template-columns: 1fr 1fr;
  color: ${color.muted};
  font-size: ${fontSize.caption};
`;
