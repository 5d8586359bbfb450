import type { TestContext, TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright-core';
import { patient } from '../scripts/lib/patience.mjs';
import { aceViolationsOn } from '../tests/ace.ts';
import { unexplainedOptOut, type A11yParameters } from './rules/a11yReason.ts';
import { lookAtArt } from './checks/drawings.ts';
import { countsProblem } from './checks/drawingsTable.ts';
import { faultsOf } from './checks/faults.ts';
import { sameAsAnother } from './checks/duplicates.ts';
import { drawAgain, outOfSight, type A11yGlobals } from './checks/redraw.ts';
import { repeatedIds } from './checks/repeatedIds.ts';
import { beyondAll, type Mode } from './world/modes.ts';
import { windows, type WindowName } from './world/viewports.ts';

/** The settings of a story that the checks need. */
interface Settings {
  a11y: A11yParameters;
  /** The window that the story asks for. */
  viewport?: WindowName;
  /** Set by a story that exists in one scheme only. */
  scheme?: string;
  /** The further modes in which the story is checked; none when it looks like another story. */
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
 * The settings of a story. The runner puts its helpers into the page once, by a script, so they may
 * be late. After a navigation they never come; the words of the error then make the runner start
 * again.
 */
async function readSettings(page: Page, id: string): Promise<Settings> {
  const found = await page.evaluate(settingsOf, { storyId: id, patience: patient(3000) });
  if (!found) throw new Error('Execution context was destroyed: the page lost its helpers');
  return found;
}

/** In the page: the settings of a story, or nothing when the runner's helpers do not come. */
async function settingsOf({ storyId, patience }: { storyId: string; patience: number }) {
  const latest = Date.now() + patience;
  while (typeof __getContext !== 'function') {
    if (Date.now() > latest) return;
    await new Promise((done) => setTimeout(done, 20));
  }
  const { parameters, storyGlobals } = await __getContext(storyId);
  const { modes, disableSnapshot } = parameters.chromatic;
  // Only data can be passed out of the page, and a setting may hold elements or functions.
  const { test, reason, ...own } = parameters.a11y;
  return {
    a11y: { test, reason, ...Object.fromEntries(Object.keys(own).map((key) => [key, true])) },
    viewport: storyGlobals?.viewport?.value,
    scheme: storyGlobals?.scheme,
    modes: disableSnapshot ? {} : modes,
  };
}

/**
 * In the page: waits until a story whose play has failed is over, which axe still looks at. Asked
 * for another story before that, Storybook would reload the page, and each further story of the file
 * would fail too, after its time-out.
 */
async function storyIsOver() {
  while (__STORYBOOK_PREVIEW__.currentRender?.isPending())
    await new Promise((done) => setTimeout(done, 20));
}

/**
 * True for what consists of components. They have stories of their own in both schemes, and
 * tests/everybody.spec.ts looks at them together, on the pages of the site.
 */
const isWhole = (id: string) => /^(screens|flows)-/.test(id);

async function resize(page: Page, { width, height }: { width: number; height: number }) {
  const current = page.viewportSize();
  if (width !== current?.width || height !== current.height)
    await page.setViewportSize({ width, height });
}

/**
 * Every look of a story besides the one in which it was played: the light scheme, and the further
 * modes in which it is photographed, such as the narrowest window, the other direction or twice the
 * text. Twice the text is looked at in the narrowest window where the picture shows a phone. In the
 * modes it is played `anew`, as for a picture.
 * Axe runs again in the light scheme, for contrast only, and in Default stories in the narrowest
 * window, because some parts go there and others come.
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
  // tests/everybody.spec.ts asks the same of the pages of the site, with twice the text.
  const onSite = /^screens-.*--default$/.test(id) ? ['large text'] : [];
  const asked = beyondAll(modes).filter(([name]) => !onSite.includes(name));
  const further = asked.map(([name, mode]) => {
    const shown = own ?? mode.viewport;
    const narrowed = mode.textSize === 'double' && shown.width <= windows.handset.width;
    return {
      name: narrowed ? `${name}, narrowest` : name,
      size: narrowed ? windows.narrowest : shown,
      globals: { direction: mode.direction, textSize: mode.textSize },
      a11y: { manual: name !== 'narrow' || !id.endsWith('--default') },
      anew: true,
    };
  });
  return [...(scheme || isWhole(id) ? [] : [light]), ...further];
}

export default {
  async prepare({ page }) {
    await page.goto(new URL('iframe.html', process.env.TARGET_URL).href, { waitUntil: 'load' });
  },

  async preVisit(page, story) {
    faultsOf(page).begin(name(story));
    const found = await readSettings(page, story.id);
    settings.set(story.id, found);

    const optOut = unexplainedOptOut(found.a11y);
    if (optOut) throw new Error(`${name(story)}: ${optOut}`);

    await resize(page, windows[found.viewport ?? 'desktop']);
  },

  /** Runs after the play and the addon's axe check, both in the dark scheme. */
  async postVisit(page, story) {
    const problems: string[] = [];
    const { hasFailure } = story as { hasFailure?: boolean };
    const own = settings.get(story.id)!;
    if (!hasFailure) {
      if (Object.keys(own.modes).length > 0)
        problems.push(...(await sameAsAnother(page, story.id, own.modes)));
      problems.push(...(await page.evaluate(outOfSight, '#storybook-root')));
      problems.push(...(await page.evaluate(repeatedIds)));
      const { counts, blank } = await lookAtArt(page);
      problems.push(...blank);
      if (story.id.endsWith('--default') && !isWhole(story.id)) {
        problems.push(...countsProblem(story.id, counts));
        // Once for each component, whose other stories differ little for this engine.
        problems.push(...(await aceViolationsOn(page, '#storybook-root')));
      }
      for (const { name, size, globals, a11y, anew } of looksOf(story, own)) {
        await resize(page, size);
        const found = await page.evaluate(drawAgain, { globals: { ...globals, a11y }, anew });
        // No rule of layout depends on the scheme.
        if (name !== 'light') found.push(...(await page.evaluate(outOfSight, '#storybook-root')));
        problems.push(...found.map((problem) => `${name}: ${problem}`));
      }
    }
    const { requests, errors } = await faultsOf(page).end();
    if (hasFailure) {
      await page.evaluate(storyIsOver);
      // The story's own failure is reported by the runner. A refused request may be its cause, so
      // it is printed; console errors would only repeat it.
      if (requests.length) console.error(requests.join('\n'));
    } else if (requests.length || errors.length || problems.length)
      throw new Error([name(story), ...requests, ...errors, ...problems].join('\n\n'));
  },
} satisfies TestRunnerConfig;
