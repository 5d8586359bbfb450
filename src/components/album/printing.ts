import { keyframes } from '@emotion/react';
import { pressRun } from '../../tokens/motion';

const whole = Math.max(...Object.values(pressRun).map(({ end }) => end));
const at = (time: number) => `${Math.round((time / whole) * 1000) / 10}%`;

/**
 * The animation of a step in which the home page prints itself (`pressRun`): the declarations that
 * it comes from, and those that it goes to. All steps take the whole time and wait within their
 * keyframes, because each beginning and each end of an animation makes the browser style the page
 * some times more (docs/speed-trials.md).
 */
export const printing = (step: keyof typeof pressRun, from: string, to: string) => {
  const { start, end, curve } = pressRun[step];
  return keyframes`
    0%, ${at(start)} { ${from}; animation-timing-function: ${curve}; }
    ${at(end)}, 100% { ${to}; }
  `;
};

/** The rest of an `animation` of a step. */
export const printTime = `${whole}ms linear`;
