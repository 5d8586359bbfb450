import styled from '@emotion/styled';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { fluid } from '../../tokens/space';

export interface WaveformProps extends Omit<
  ComponentPropsWithoutRef<'svg'>,
  'children' | 'viewBox' | 'preserveAspectRatio'
> {
  /** The id of the show. The same id always gives the same shape. */
  seed: string;
}

const bars = 64;
const height = 60;

/**
 * The sound of a show as a waveform. It fills its box, and has the colour of its text. It is made
 * up, so it is decoration and hidden from screen readers. For a price use Sparkline.
 */
export const Waveform = forwardRef<SVGSVGElement, WaveformProps>(function Waveform(
  { seed, ...rest },
  ref,
) {
  return (
    <Root
      ref={ref}
      aria-hidden
      viewBox={`3 0 ${bars * 10 - 6} ${height}`}
      preserveAspectRatio="none"
      {...rest}
    >
      <path d={waveformPath(seed)} vectorEffect="non-scaling-stroke" />
    </Root>
  );
});

/**
 * A waveform like that of speech: loud and quiet come in phrases, and no two syllables are alike.
 */
function waveformPath(seed: string): string {
  let random = 7;
  for (const letter of seed) random = (Math.imul(random, 31) + letter.codePointAt(0)!) >>> 0;
  const phrase = 5 + (random % 4);
  let path = '';
  for (let bar = 0; bar < bars; bar += 1) {
    random = (Math.imul(random, 1664525) + 1013904223) >>> 0;
    const loud = 0.3 + 0.5 * Math.abs(Math.sin(bar / phrase) * Math.cos(bar / 11));
    const half = Math.round((height / 2) * Math.min(1, loud * (0.55 + (0.9 * random) / 2 ** 32)));
    path += `M${bar * 10 + 5} ${height / 2 - half}v${half * 2}`;
  }
  return path;
}

const Root = styled.svg`
  inline-size: 100%;
  block-size: 100%;
  fill: none;
  stroke: currentColor;
  /* In a large window the bars stand further apart, so they are thicker. */
  stroke-width: ${fluid(0.2, 0.28, 0.4)};
`;
