import styled from '@emotion/styled';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import type { Inks } from '../../content/types';
import { duration, easing } from '../../tokens/motion';
import { readProperty } from '../../theme/customProperties';
import { inkVariables } from '../../theme/inks';
import { forcedColors, print } from '../../theme/media';
import { color } from '../../theme/variables';

export interface DiscProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Of its label: `body` is the paper, `key` what is printed on it. The house's own where left out. */
  inks?: Pick<Inks, 'body' | 'key'>;
}

/**
 * A vinyl record, as wide as its box. Decoration: hidden from screen readers. Its label makes one turn while
 * `--wx-disc-turn` is `1turn` on an ancestor; under reduced motion it stands (WCAG 2.2.2, 2.3.3).
 */
export const Disc = forwardRef<HTMLDivElement, DiscProps>(function Disc(
  { inks, style, ...rest },
  ref,
) {
  return <Root ref={ref} aria-hidden {...rest} style={{ ...inkVariables(inks), ...style }} />;
});

const vinyl = '#131110';
const groove = '#2f2a26';
const rim = '#3a342e';

/** A bar printed on the label: its place and its size. */
const bar = (place: string, size: string) =>
  `linear-gradient(var(--wx-disc-key) 0 0) ${place} / ${size} no-repeat`;

/** The hole, and the ring around what is printed. */
const ring =
  'radial-gradient(closest-side, #0d0c0b 8%, #0000 9% 86%, var(--wx-disc-key) 87% 89%, #0000 90%)';

/* From the top: the room's light, the run-out and the rim, the gaps between tracks, the grooves. They are as
   fine on a large record as on a small one, and circles: the record need not turn for its label to. Plain
   colours only: Firefox draws a mix of colours wrong inside a repeating gradient. */
const Root = styled.div`
  position: relative;
  aspect-ratio: 1;
  border-radius: 50%;
  background:
    repeating-conic-gradient(from 20deg, #fff0, #fff2 38deg, #fff0 74deg 180deg),
    radial-gradient(closest-side, ${vinyl} 46%, #0000 0 calc(100% - 2px), ${rim}),
    repeating-radial-gradient(closest-side, #0000 0 11.5%, ${vinyl} 12% 14%),
    repeating-radial-gradient(closest-side, ${groove} 0 1px, ${vinyl} 1.5px 3px, ${groove} 3.5px);
  forced-color-adjust: none;

  --wx-disc-key: ${readProperty('ink-key', color.onAccent)};

  /* The label: a ring, three lines of print, the hole. */
  &::before {
    content: '';
    position: absolute;
    inset: 33.5%;
    border-radius: 50%;
    background:
      ${ring}, ${bar('20% 45%', '37% 3%')}, ${bar('16% 53%', '25% 3%')},
      ${bar('72% 74%', '16% 9%')}, ${readProperty('ink-body', color.accent)};
    rotate: ${readProperty('disc-turn', 'none')};
    transition: rotate ${duration.turn}ms ${easing.out};
  }
  ${forcedColors} {
    border: 2px solid CanvasText;
  }
  /* A decoration is not worth that much black ink. */
  ${print} {
    display: none;
  }
`;
