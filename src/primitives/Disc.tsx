import styled from '@emotion/styled';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { duration, easing } from '../tokens/motion';
import { forcedColors, print } from '../theme/media';
import { color, variable } from '../theme/variables';

export type DiscProps = ComponentPropsWithoutRef<'div'>;

/**
 * A vinyl record, drawn in CSS, as wide as its box. Decoration: hidden from screen readers.
 * An ancestor turns it by `--wx-turn: running`, and moves it out of a sleeve by `--wx-disc-out: 40%` of its
 * width, to the side where a line ends. Under reduced motion it does not turn (WCAG 2.3.3).
 */
export const Disc = forwardRef<HTMLDivElement, DiscProps>(function Disc(props, ref) {
  return <Root ref={ref} aria-hidden {...props} />;
});

const Root = styled.div`
  position: relative;
  aspect-ratio: 1;
  translate: var(${variable('disc-out')}, 0%) 0;
  transition: translate ${duration.calm}ms ${easing.out};
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
  &:dir(rtl) {
    translate: calc(-1 * var(${variable('disc-out')}, 0%)) 0;
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
