import styled from '@emotion/styled';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import type { Inks } from '../content/types';
import { duration, easing } from '../tokens/motion';
import { inkVariables } from '../theme/inks';
import { forcedColors, print } from '../theme/media';
import { color } from '../theme/variables';

export interface DiscProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The label: `body` is its paper, `key` what is printed on it. The house's own where left out. */
  label?: Pick<Inks, 'body' | 'key'>;
}

/**
 * A vinyl record, as wide as its box. Decoration: hidden from screen readers. Its label makes one turn while
 * `--wx-disc-turn` is `1turn` on an ancestor; under reduced motion it stands (WCAG 2.2.2, 2.3.3).
 */
export const Disc = forwardRef<HTMLDivElement, DiscProps>(function Disc(
  { label, style, ...rest },
  ref,
) {
  return <Root ref={ref} aria-hidden {...rest} style={{ ...inkVariables(label), ...style }} />;
});

const vinyl = '#131110';
const groove = '#2f2a26';
const rim = '#3a342e';

/** A bar printed on the label: its place and its size. */
const bar = (place: string, size: string) =>
  `linear-gradient(var(--wx-disc-key), var(--wx-disc-key)) ${place} / ${size} no-repeat`;

/* Grooves are circles: the record need not turn for its label to. Plain colours only: Firefox draws a mix of
   colours wrong inside a repeating gradient. */
const Root = styled.div`
  position: relative;
  aspect-ratio: 1;
  border-radius: 50%;
  background:
    radial-gradient(
      closest-side,
      ${vinyl} 46%,
      #0000 46.3% 61%,
      ${vinyl} 61.3% 63.4%,
      #0000 63.7% 74%,
      ${vinyl} 74.3% 76.4%,
      #0000 76.7% 88%,
      ${vinyl} 88.3% 90.4%,
      #0000 90.7% 97.4%,
      ${vinyl} 97.7% 98.8%,
      ${rim} 99.2%
    ),
    repeating-radial-gradient(
      closest-side,
      ${groove} 0 max(0.7%, 0.7px),
      ${vinyl} max(0.9%, 1px) max(1.9%, 2.4px),
      ${groove} max(2.1%, 2.7px)
    );
  forced-color-adjust: none;

  --wx-disc-body: var(--wx-ink-body, ${color.accent});
  --wx-disc-key: var(--wx-ink-key, ${color.onAccent});

  &::before,
  &::after {
    content: '';
    position: absolute;
    border-radius: 50%;
  }
  /* The label: a ring, four lines of print, the hole. */
  &::before {
    inset: 33.5%;
    background:
      radial-gradient(
        closest-side,
        #0d0c0b 8%,
        #0000 9% 86%,
        var(--wx-disc-key) 87% 89%,
        #0000 90%
      ),
      ${bar('20% 45%', '37% 3%')}, ${bar('16% 53%', '25% 3%')}, ${bar('62% 22%', '22% 3%')},
      ${bar('72% 74%', '16% 9%')}, var(--wx-disc-body);
    rotate: var(--wx-disc-turn, 0turn);
    transition: rotate ${duration.turn}ms ${easing.out};
  }
  /* The sheen is the room's light: it stands still. */
  &::after {
    inset: 0;
    background: conic-gradient(
      from 20deg,
      #fff0 0deg,
      #fff2 38deg,
      #fff0 74deg 180deg,
      #fff2 218deg,
      #fff0 258deg
    );
    mask: radial-gradient(closest-side, #0000 34%, #000 35%);
  }
  ${forcedColors} {
    border: 2px solid CanvasText;
  }
  /* A decoration is not worth that much black ink. */
  ${print} {
    display: none;
  }
`;
