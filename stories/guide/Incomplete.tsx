import styled from '@emotion/styled';
import { color } from '../../src/theme/vars';
import { radius } from '../../src/tokens/radius';
import { measure, space } from '../../src/tokens/space';

/** What stands where a guide is missing, or has a hole: the same that the check says. */
export function Incomplete({ missing }: { missing: readonly string[] }) {
  return (
    <Root className="sb-unstyled">
      <strong>This guide is not finished.</strong> Write{' '}
      {missing.map((field, index) => (
        <span key={field}>
          {index > 0 && ', '}
          <code>{field}</code>
        </span>
      ))}{' '}
      in <code>parameters.guide</code> of the meta. <code>stories/guide/Guide.ts</code> says what
      each is for.
    </Root>
  );
}

const Root = styled.p`
  max-inline-size: ${measure.text};
  margin-block-end: ${space[8]};
  padding: ${space[4]} ${space[5]};
  border: 1px solid ${color.down};
  border-inline-start-width: 6px;
  border-radius: ${radius.card};

  strong {
    color: ${color.down};
  }
`;
