import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { duration } from '../../tokens/motion';
import { radius } from '../../tokens/radius';
import { space } from '../../tokens/space';
import { color } from '../../theme/variables';

/**
 * Three dots while a reply is due. They are decoration, because the panel announces it in words.
 */
export function TypingSign() {
  return (
    <Root aria-hidden>
      <Dot data-beat="1" />
      <Dot data-beat="2" />
      <Dot data-beat="3" />
    </Root>
  );
}

const beat = keyframes`
  30% { transform: translateY(-0.25rem); opacity: 1; }
  60% { transform: none; }
`;

const Root = styled.div`
  display: flex;
  flex: none;
  align-self: flex-start;
  gap: ${space[1]};
  padding: ${space[4]} ${space[3]};
  border-radius: ${radius.print};
  background: ${color.raised};
`;

const Dot = styled.i`
  border: 0.1875rem solid ${color.muted};
  border-radius: 50%;
  animation: ${beat} ${duration.waiting}ms infinite;

  &[data-beat='2'] {
    animation-delay: ${duration.waiting / 8}ms;
  }
  &[data-beat='3'] {
    animation-delay: ${duration.waiting / 4}ms;
  }
`;
