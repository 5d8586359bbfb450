import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** The minified file, because a page reads it in two thirds of the time. */
const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

export interface Violation {
  rule: string;
  /** A selector of the element. */
  target: string;
  /** The text for the reader of a failure. */
  text: string;
}

/**
 * What axe finds on a page, element by element. It looks into no frame. Axe stays in the page, and
 * only what it finds leaves it: @axe-core/playwright sends axe twice for each look, and takes all
 * results out, which costs more than the look itself.
 * @param rules the rules it asks; all of them when there is none
 */
export async function violationsOn(page: Page, rules: string[] = []): Promise<Violation[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async (rules) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      resultTypes: ['violations'],
      iframes: false,
      ...(rules.length > 0 && { runOnly: rules }),
    });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => ({
        rule: id,
        target: String(target[0]),
        text: `${id}: ${help}\n${target}\n${failureSummary}`,
      })),
    );
  }, rules);
}
