import styled from '@emotion/styled';
import { space } from '../../../src/tokens/space';
import { fontSize, fontWeight, lineHeight, tracking } from '../../../src/tokens/type';
import { from } from '../../../src/theme/media';
import { color, font } from '../../../src/theme/variables';
import { Bare } from './Bare';

/** Numbered beliefs, each a short sentence and what follows from it. */
export function Principles({ of }: { of: readonly (readonly [belief: string, so: string])[] }) {
  return (
    <Bare>
      <List>
        {of.map(([belief, so]) => (
          <li key={belief}>
            <h3>{belief}</h3>
            <p>{so}</p>
          </li>
        ))}
      </List>
    </Bare>
  );
}

const List = styled.ol`
  counter-reset: principle;
  display: grid;
  gap: ${space[10]} ${space[8]};
  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
  }

  li {
    counter-increment: principle;
    padding-block-start: ${space[3]};
    border-block-start: 2px solid ${color.text};
  }
  li::before {
    content: counter(principle);
    color: ${color.text};
    font-size: ${fontSize.caption};
    font-weight: ${fontWeight.strong};
  }
  h3 {
    margin-block: ${space[2]} ${space[2]};
    font: ${fontWeight.heading} ${fontSize.name} / ${lineHeight.name} ${font.head};
    letter-spacing: ${tracking.heading};
    text-wrap: balance;
  }
  p {
    color: ${color.muted};
  }
`;
