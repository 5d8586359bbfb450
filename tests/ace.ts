import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { root } from '../scripts/lib/run.mjs';

const source = readFileSync(
  join(root, 'node_modules', 'accessibility-checker-engine', 'ace.js'),
  'utf8',
);

/** The part of the engine that is used here; its own types leave out what a result says. */
interface Engine {
  Checker: new () => {
    check(element: Element, rules: string[]): Promise<{ results: Result[] }>;
  };
}

interface Result {
  ruleId: string;
  /** What a finding weighs, and whether the rule is sure. */
  value: [string, string];
  path: { dom: string };
  snippet: string;
  message: string;
}

/**
 * What IBM's Equal Access finds in an element: violations only, without its recommendations and
 * without what it asks a person to look at. It has rules that axe has not, such as that several
 * articles need names that tell them apart.
 */
export async function aceViolationsOn(page: Page, selector = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(source);
  return page.evaluate(async (selector) => {
    const { ace } = window as unknown as { ace: Engine };
    const checker = new ace.Checker();
    const { results } = await checker.check(document.querySelector(selector)!, ['WCAG_2_2']);
    return results
      .filter(({ value }) => value.join() === 'VIOLATION,FAIL')
      .map(
        ({ ruleId, message, path, snippet }) => `${ruleId}: ${message}\n${path.dom}\n${snippet}`,
      );
  }, selector);
}
