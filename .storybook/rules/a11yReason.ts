interface Rule {
  id?: string;
  enabled?: boolean;
}

/** A story's settings of axe. `reason` says in words why the story turns some of axe off. */
export interface A11yParameters {
  test?: string;
  disable?: boolean;
  reason?: string;
  context?: unknown;
  config?: { rules?: Rule[] };
  options?: {
    rules?: Record<string, Rule>;
    runOnly?: unknown;
    impactLevels?: unknown;
  };
}

/** Each way in which a story asks axe to look less closely. */
function reliefs({ test, disable, context, config, options = {} }: A11yParameters): string[] {
  const off = [
    ...(config?.rules ?? []),
    ...Object.entries(options.rules ?? {}).map(([id, rule]) => ({ ...rule, id })),
  ].filter(({ enabled }) => enabled === false);
  return [
    ...(disable ? ['disable'] : []),
    ...(test !== 'error' ? [`test: '${test}'`] : []),
    ...(context ? ['context'] : []),
    ...(options.runOnly ? ['options.runOnly'] : []),
    ...(options.impactLevels ? ['options.impactLevels'] : []),
    ...off.map(({ id }) => `the rule ${id} off`),
  ];
}

/**
 * The problem of a story's `parameters.a11y`, or null. A story that turns some of axe off must give
 * a reason in words.
 */
export function unexplainedOptOut(a11y: A11yParameters): string | null {
  const found = reliefs(a11y);
  // A reason has at least three words, since "because" explains nothing.
  const explained = (a11y.reason ?? '').trim().split(/\s+/).length >= 3;
  if (found.length === 0 || explained) return null;
  return `parameters.a11y asks for less (${found.join(', ')}) and gives no reason. Say why, in words, in parameters.a11y.reason.`;
}
