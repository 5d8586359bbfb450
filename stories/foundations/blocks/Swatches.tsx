import styled from '@emotion/styled';
import { color as palette, type ColorRole } from '../../../src/tokens/color';
import colorSource from '../../../src/tokens/color.ts?raw';
import { space } from '../../../src/tokens/space';
import { fontSize, fontWeight } from '../../../src/tokens/type';
import { color } from '../../../src/theme/variables';
import { VisuallyHidden } from '../../../src/primitives/text/VisuallyHidden';
import { Bare } from '../../docs/blocks/Bare';
import { TextWithCode } from '../../../.storybook/guide/TextWithCode';
import { notesIn } from '../../../.storybook/build/notes';
import { CopyName, useCopy } from './Copy';

const notes = notesIn(colorSource);
const schemes = ['dark', 'light'] as const;

/** Every role of the palette as a filled area, in both schemes. */
export function Swatches() {
  const copying = useCopy();
  return (
    <Bare>
      <VisuallyHidden role="status">{copying.said}</VisuallyHidden>
      <Grid>
        {(Object.keys(palette) as ColorRole[]).map((role) => (
          <li key={role}>
            <Halves>
              {schemes.map((scheme) => (
                <div key={scheme} data-scheme={scheme} style={{ background: color[role] }} />
              ))}
            </Halves>
            <Name>
              <CopyName code={`color.${role}`} copying={copying}>
                {role}
              </CopyName>
            </Name>
            <Values>
              {schemes.map((scheme) => (
                <span key={scheme}>
                  <VisuallyHidden>{scheme} </VisuallyHidden>
                  {palette[role][scheme]}
                </span>
              ))}
            </Values>
            {notes[role] && (
              <Note>
                <TextWithCode>{notes[role]}</TextWithCode>
              </Note>
            )}
          </li>
        ))}
      </Grid>
    </Bare>
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
  border: 1px solid ${color.line};
  forced-color-adjust: none;
`;

const Name = styled.h3`
  margin-block-start: ${space[2]};
  font-size: ${fontSize.text};
  font-weight: ${fontWeight.strong};
`;

const Values = styled.p`
  display: grid;
  grid-template-columns: 1fr 1fr;
  color: ${color.muted};
  font-size: ${fontSize.caption};
`;

const Note = styled.p`
  margin-block-start: ${space[1]};
  font-size: ${fontSize.caption};
`;
