/** A story's settings of axe. `reason` says in words why a story has any of its own. */
export interface A11yParameters {
  test?: string;
  reason?: string;
  [setting: string]: unknown;
}

/**
 * The problem of a story's `parameters.a11y`, or null. A story with settings of axe that are not
 * everyone's must give a reason in words.
 */
export function unexplainedOptOut({ test, reason = '', ...own }: A11yParameters): string | null {
  const found = [...(test === 'error' ? [] : [`test: '${test}'`]), ...Object.keys(own)];
  // A reason has at least three words, since "because" explains nothing.
  if (found.length === 0 || reason.trim().split(/\s+/).length >= 3) return null;
  return `parameters.a11y has settings of its own (${found.join(', ')}) and gives no reason. Say why, in words, in parameters.a11y.reason.`;
}
