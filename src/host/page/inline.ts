/**
 * The text of a script in the HTML that calls a function. The function may use its arguments and the
 * browser, but nothing that is imported or stands around it, because only its own text is sent.
 * finishPages.ts shortens it. `npm run coverage` would call counters from it that the page does not have:
 * keep them out by `istanbul ignore next`.
 */
export const inline = <Args extends readonly number[]>(
  script: (...args: Args) => void,
  ...args: Args
): string => `(${script})(${args})`;
