import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

export interface Violation {
  rule: string;
  /** A selector of the element. */
  target: string;
  /** All that a reader of the failure needs. */
  text: string;
}

/**
 * What axe finds on a page, element by element. It looks into no frame.
 * @param exclude selectors of what it leaves out
 * @param rules the rules it asks; all of them when there is none
 */
export async function violationsOn(
  page: Page,
  exclude: string[] = [],
  rules: string[] = [],
): Promise<Violation[]> {
  // Legacy: in the page itself, without a second one to sum up frames.
  const builder = new AxeBuilder({ page }).setLegacyMode();
  builder.options({ resultTypes: ['violations'], iframes: false });
  if (rules.length) builder.withRules(rules);
  for (const selector of exclude) builder.exclude(selector);
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => ({
      rule: id,
      target: String(target[0]),
      text: `${id}: ${help}\n${target}\n${failureSummary}`,
    })),
  );
}
