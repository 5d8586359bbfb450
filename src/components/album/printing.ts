import { keyframes } from '@emotion/react';
import { pressRun } from '../../tokens/motion';

const whole = Math.max(...Object.values(pressRun).map(({ end }) => end));
/** The moments of keyframes, in milliseconds, each once. */
const at = (...times: number[]) =>
  [...new Set(times)].map((time) => `${Math.round((time / whole) * 1000) / 10}%`).join();

/**
 * The animation of a step in which the home page prints itself (`pressRun`): the declarations that
 * it comes from, and those that it goes to. All steps take the whole time and wait within their
 * keyframes, because each beginning and each end of an animation makes the browser style the page
 * some times more (docs/speed-trials.md).
 */
export const printing = (step: keyof typeof pressRun, from: string, to: string) => {
  const { start, end, curve } = pressRun[step];
  return keyframes`
    ${at(0, start)} { ${from}; animation-timing-function: ${curve}; }
    ${at(end, whole)} { ${to}; }
  `;
};

/** The rest of an `animation` of a step. */
export const printTime = `${whole}ms linear`;
