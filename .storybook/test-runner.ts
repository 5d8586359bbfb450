import type { TestContext, TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright-core';
import { patient } from '../scripts/lib/patience.mjs';
import { unexplainedOptOut, type A11yParameters } from './rules/a11yReason.ts';
import { countsProblem, lookAtArt } from './checks/drawn.ts';
import { faultsOf } from './checks/faults.ts';
import { drawAgain, outOfSight, type A11yGlobals } from './checks/look.ts';
import { beyondAll, type Mode } from './world/modes.ts';
import { windows, type WindowName } from './world/viewports.ts';

/** A story's settings, as far as the checks need them. */
interface Settings {
  a11y: A11yParameters;
  /** The window it asks for. */
  viewport?: WindowName;
  /** Set by a story that exists in one scheme only. */
  scheme?: string;
  /** What it is looked at in besides; none when it looks like another story. */
  modes: Record<string, Mode>;
}

const settings = new Map<string, Settings>();
const name = ({ title, name }: TestContext) => `${title} › ${name}`;

/** In the page, where the test-runner put its helpers. */
declare function __getContext(id: string): Promise<{
  parameters: {
    a11y: A11yParameters;
    chromatic: { modes: Record<string, Mode>; disableSnapshot?: boolean };
  };
  storyGlobals?: { viewport?: { value?: WindowName }; scheme?: string };
}>;

/**
 * The runner puts its helpers into the page once, by a script. When they are late we wait; when a
 * navigation took them away they never come, and the words of the error make the runner start over.
 */
async function waitForHelpers(page: Page) {
  try {
    await page.waitForFunction(() => typeof __getContext === 'function', undefined, {
      timeout: patient(3000),
    });
  } catch (cause) {
    throw new Error('Execution context was destroyed: the page lost its helpers', { cause });
  }
}

async function readSettings(page: Page, id: string): Promise<Settings> {
  return page.evaluate(async (storyId) => {
    const { parameters, storyGlobals } = await __getContext(storyId);
    const { modes, disableSnapshot } = parameters.chromatic;
    const { test, disable, reason, context, config, options } = parameters.a11y;
    return {
      // Only what can leave the page; a context may hold elements and is merely present or not.
      a11y: { test, disable, reason, config, options, context: context && true },
      viewport: storyGlobals?.viewport?.value,
      scheme: storyGlobals?.scheme,
      modes: disableSnapshot ? {} : modes,
    };
  }, id);
}

async function resize(page: Page, { width, height }: { width: number; height: number }) {
  const current = page.viewportSize();
  if (width !== current?.width || height !== current.height)
    await page.setViewportSize({ width, height });
}

/**
 * Every look of a story beside the one it was played in: the light scheme, and what it is photographed in
 * besides, such as the narrowest window, the other direction, large text. There it is played `anew`, as for
 * a picture. Axe runs again where it may find something else: in the other scheme that is contrast alone; in
 * the narrowest window some parts go and others come.
 */
function looksOf({ id }: TestContext, { viewport, scheme, modes }: Settings) {
  const own = viewport && windows[viewport];
  const light = {
    name: 'light',
    size: own ?? windows.desktop,
    globals: { scheme: 'light' },
    a11y: { runOnly: ['color-contrast'] } as A11yGlobals,
    anew: false,
  };
  const further = beyondAll(modes).map(([name, mode]) => ({
    name,
    size: own ?? mode.viewport,
    globals: { direction: mode.direction, textSize: mode.textSize },
    a11y: { manual: name !== 'narrow' || !id.endsWith('--default') },
    anew: true,
  }));
  const narrower = further
    .filter(({ globals }) => globals.textSize)
    .map(({ name, ...look }) => ({
      ...look,
      ...{ name: `${name}, narrow`, size: windows.narrowest, anew: false },
    }));
  return [...(scheme ? [] : [light]), ...further, ...narrower];
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

    await resize(page, windows[found.viewport ?? 'desktop']);
  },

  /** The play has run and the addon's axe has passed, both in the dark scheme. */
  async postVisit(page, story) {
    const problems: string[] = [];
    if (!(story as { hasFailure?: boolean }).hasFailure) {
      problems.push(...(await page.evaluate(outOfSight, '#storybook-root')));
      const { counts, blank } = await lookAtArt(page);
      problems.push(...blank);
      if (story.id.endsWith('--default')) problems.push(...countsProblem(story.id, counts));
      for (const { name, size, globals, a11y, anew } of looksOf(story, settings.get(story.id)!)) {
        await resize(page, size);
        const found = await page.evaluate(drawAgain, { globals: { ...globals, a11y }, anew });
        found.push(...(await page.evaluate(outOfSight, '#storybook-root')));
        problems.push(...found.map((problem) => `${name}: ${problem}`));
      }
    }
    const { requests, errors } = await faultsOf(page).end();
    if ((story as { hasFailure?: boolean }).hasFailure) {
      // Its own failure is reported; a refused request may be why, the console only repeats it.
      if (requests.length) console.error(requests.join('\n'));
    } else if (requests.length || errors.length || problems.length)
      throw new Error([name(story), ...requests, ...errors, ...problems].join('\n\n'));
  },
};

export default config;
