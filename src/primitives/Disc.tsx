import styled from '@emotion/styled';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { duration } from '../tokens/motion';
import { forcedColors, print } from '../theme/media';
import { color, variable } from '../theme/variables';

export type DiscProps = ComponentPropsWithoutRef<'div'>;

/**
 * A vinyl record, drawn in CSS, as wide as its box. Decoration: hidden from screen readers.
 * Turns while `--wx-turn` is `running` on an ancestor; still under reduced motion (WCAG 2.3.3).
 */
export const Disc = forwardRef<HTMLDivElement, DiscProps>(function Disc(props, ref) {
  return <Root ref={ref} aria-hidden {...props} />;
});

const Root = styled.div`
  position: relative;
  aspect-ratio: 1;
  border-radius: 50%;
  background:
    conic-gradient(
      from 20deg,
      #fff0 0deg,
      #fff4 38deg,
      #fff0 78deg,
      #fff0 180deg,
      #fff4 220deg,
      #fff0 262deg
    ),
    repeating-radial-gradient(
      closest-side,
      #24211e 0 max(0.9%, 1.1px),
      #0b0a0a max(1%, 1.3px) max(1.6%, 2.4px)
    );
  /* On the dark ground a black record needs an edge. */
  box-shadow: 0 0 0 1px ${color.line};
  animation: turn ${duration.turn}ms linear infinite;
  animation-play-state: var(${variable('turn')}, paused);

  @keyframes turn {
    to {
      transform: rotate(1turn);
    }
  }
  &::before,
  &::after {
    content: '';
    position: absolute;
    border-radius: 50%;
  }
  &::before {
    inset: 33%;
    background: conic-gradient(from 200deg, ${color.accent}, #ffb27a, ${color.accent});
  }
  &::after {
    inset: 48%;
    background: ${color.ground};
  }
  ${forcedColors} {
    forced-color-adjust: none;
    border: 2px solid CanvasText;
  }
  /* A decoration is not worth that much black ink. */
  ${print} {
    display: none;
  }
`;
