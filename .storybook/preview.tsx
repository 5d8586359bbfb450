import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import type { PreparedStory, StoryContextForEnhancers } from 'storybook/internal/types';
import type { Guide } from './guide/Guide';
import { docsRenderer } from './frame/docsRenderer';
import { freeze, isFrozen } from './world/frozenWorld';
import { announceStep, leaveFocusAround, settingsAround } from './world/framed';
import { applyToPage, globalTypes, initialGlobals, type Globals } from './world/toolbar';
import { World } from './world/World';
import { describeProps, descriptionOf } from './rules/descriptions';
import { loadFonts } from './build/fonts';
import { drawPseudoStates } from './world/pseudoStates';
import type { A11yGlobals } from './checks/redraw';
import { delayOf, furtherModesOf, modes } from './world/modes';
import { viewports } from './world/viewports';

leaveFocusAround();
if (isFrozen) {
  freeze();
  // How long a play waits before it fails. One second, the default, is too short on a busy machine.
  configure({ asyncUtilTimeout: 10_000 });
}

/**
 * What Storybook passes to an enhancer. Its own type leaves out the globals that the story sets.
 */
interface Prepared extends StoryContextForEnhancers, Partial<Pick<PreparedStory, 'storyGlobals'>> {}

/**
 * Adds each story's further modes and the delay of its picture. This is an enhancer because
 * Storybook calls only those when it prepares a story.
 */
const addModes = ({ id, parameters, storyGlobals, argTypes }: Prepared) => {
  const { modes, ...chromatic } = parameters.chromatic;
  const further = furtherModesOf(id, storyGlobals?.viewport !== undefined);
  parameters.chromatic = { delay: delayOf(id), ...chromatic, modes: { ...modes, ...further } };
  return argTypes;
};

export default {
  tags: ['autodocs'],
  beforeAll: loadFonts,
  loaders: drawPseudoStates,
  beforeEach: (context) => {
    // The panel also lists what passes. For a program axe need not describe that, element by
    // element.
    if (!isFrozen) return;
    // When the test-runner draws a story again in the other scheme, it asks axe for one rule only
    // (looksOf).
    const { runOnly } = context.globals.a11y as A11yGlobals;
    const { a11y } = context.parameters;
    const options = { ...a11y.options, resultTypes: ['violations'], ...(runOnly && { runOnly }) };
    context.parameters = { ...context.parameters, a11y: { ...a11y, options } };
  },
  runStep: async (label, play, context) => {
    await announceStep(label);
    await play(context);
  },
  argTypesEnhancers: [describeProps, addModes],
  globalTypes,
  initialGlobals: { ...initialGlobals, ...settingsAround() },
  decorators: [
    // Components have no width of their own, so `parameters.column` says how wide they are on their
    // screen.
    (Story, { parameters: { column } }) =>
      column ? (
        <div style={{ maxInlineSize: column as string }}>
          <Story />
        </div>
      ) : (
        <Story />
      ),
    (Story, context) => {
      const globals = context.globals as unknown as Globals;
      const inDocs = context.viewMode === 'docs';
      const guide = context.parameters.guide as Guide | undefined;
      // Applied before the story renders, because its effects may measure.
      if (!inDocs) applyToPage(globals);
      return (
        <World
          story={inDocs ? undefined : context.id}
          globals={globals}
          inDocs={inDocs}
          wide={guide?.wide}
        >
          <Story />
        </World>
      );
    },
  ],
  parameters: {
    a11y: { test: 'error' },
    chromatic: { modes },
    controls: { sort: 'requiredFirst' },
    docs: {
      extractComponentDescription: descriptionOf,
      renderer: docsRenderer,
    },
    // In code that is copied a callback is to be filled in; by itself it would have the name that the
    // build gave a function of Storybook's.
    jsx: { functionValue: () => '() => {}' },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Docs',
          ['Welcome', 'How this catalogue works'],
          'Foundations',
          [
            'Colour',
            'Inks',
            'Prints',
            'Price covers',
            'Type',
            'Space',
            'Radius',
            'Icons',
            'Motion',
            'Breakpoints',
            'Z-order',
          ],
          'Primitives',
          'Components',
          'Shell',
          'Screens',
          'Flows',
          'Tools',
        ],
      },
    },
    viewport: { options: viewports },
  },
} satisfies Preview;
