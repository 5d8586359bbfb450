import type { TestContext, TestRunnerConfig } from '@storybook/test-runner';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { unexplainedOptOut, type A11yParameters } from './a11yReason.ts';
import { faultsOf } from './faults.ts';
import { viewports } from './viewports.ts';

/** A story's settings, as far as the checks need them. */
interface Settings {
  a11y: A11yParameters;
  viewport?: string;
  /** Set by a story that exists in one scheme only. */
  scheme?: string;
}

const desktop = { width: 1280, height: 800 };
const settings = new Map<string, Settings>();
const name = ({ title, name }: TestContext) => `${title} › ${name}`;

/** In the page, where the test-runner put its helpers. */
declare function __getContext(id: string): Promise<{
  parameters: { a11y: A11yParameters };
  storyGlobals?: { viewport?: { value?: string }; scheme?: string };
}>;

/**
 * The runner puts its helpers into the page once, by a script. When they are late we wait; when a
 * navigation took them away they never come, and the words of the error make the runner start over.
 */
async function waitForHelpers(page: Page) {
  try {
    await page.waitForFunction(() => typeof __getContext === 'function', undefined, {
      timeout: 3000,
    });
  } catch (cause) {
    throw new Error('Execution context was destroyed: the page lost its helpers', { cause });
  }
}

async function readSettings(page: Page, id: string): Promise<Settings> {
  return page.evaluate(async (storyId) => {
    const { parameters, storyGlobals } = await __getContext(storyId);
    const { test, disable, reason, context, config, options } = parameters.a11y;
    return {
      // Only what can leave the page; a context may hold elements and is merely present or not.
      a11y: { test, disable, reason, config, options, context: context && true },
      viewport: storyGlobals?.viewport?.value,
      scheme: storyGlobals?.scheme,
    };
  }, id);
}

/** Axe once more, in the same state of the story, with the settings of the addon's own run. */
async function violations(page: Page, id: string): Promise<string[]> {
  return page.evaluate(async (storyId) => {
    const { axe } = window as unknown as {
      axe: { run(context: ElementContext, options: RunOptions): Promise<AxeResults> };
    };
    const { a11y } = (await __getContext(storyId)).parameters;
    const own = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'];
    const found = await axe.run(
      a11y.context
        ? (a11y.context as ElementContext)
        : { include: [['body']], exclude: own.map((selector) => [selector]) },
      { ...(a11y.options as RunOptions), resultTypes: ['violations'] },
    );
    return found.violations.flatMap(({ id: rule, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${rule}: ${help}\n${target}\n${failureSummary}`),
    );
  }, id);
}

const config: TestRunnerConfig = {
  async prepare({ page }) {
    await page.goto(new URL('iframe.html', process.env.TARGET_URL).href, { waitUntil: 'load' });
  },

  async preVisit(page, story) {
    faultsOf(page).begin(name(story));
    await waitForHelpers(page);
    const found = await readSettings(page, story.id);
    settings.set(story.id, found);

    const optOut = unexplainedOptOut(found.a11y);
    if (optOut) throw new Error(`${name(story)}: ${optOut}`);

    const { width, height } =
      viewports[(found.viewport ?? '') as keyof typeof viewports]?.styles ?? {};
    const size = width ? { width: parseInt(width), height: parseInt(height!) } : desktop;
    const current = page.viewportSize();
    if (size.width !== current?.width || size.height !== current.height)
      await page.setViewportSize(size);
  },

  /** The play has run and the addon's axe has passed, both in the dark scheme. */
  async postVisit(page, story) {
    const { requests, errors } = await faultsOf(page).end();
    if ((story as { hasFailure?: boolean }).hasFailure) {
      // Its own failure is reported; a refused request may be why, the console only repeats it.
      if (requests.length) console.error(requests.join('\n'));
      return;
    }
    if (requests.length || errors.length) throw new Error([...requests, ...errors].join('\n'));

    const wide = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth > clientWidth && `${scrollWidth} px in ${clientWidth}`;
    });
    if (wide) throw new Error(`${name(story)}: it scrolls sideways, ${wide} (WCAG 1.4.10)`);

    const { a11y, scheme } = settings.get(story.id)!;
    if (scheme || a11y.disable || a11y.test === 'off') return;
    await page.emulateMedia({ colorScheme: 'light' });
    const found = await violations(page, story.id);
    await page.emulateMedia({ colorScheme: 'dark' });
    if (found.length)
      throw new Error(`${name(story)}: axe, in the light scheme:\n\n${found.join('\n\n')}`);
  },
};

export default config;
