import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import type { PreparedStory, StoryContextForEnhancers } from 'storybook/internal/types';
import type { Guide } from './guide/Guide';
import { GuidePage } from './guide/GuidePage';
import { freeze, isFrozen } from './world/frozenWorld';
import { applyToPage, globalTypes, initialGlobals, type Globals } from './world/toolbar';
import { World } from './world/World';
import { describeProps, descriptionOf } from './rules/descriptions';
import { DocsPage } from './guide/DocsPage';
import { loadFonts } from './build/fonts';
import type { A11yGlobals } from './checks/look';
import { delayOf, furtherModesOf, modes } from './world/modes';
import { viewports } from './world/viewports';

if (isFrozen) {
  freeze();
  // How long a play waits for what never comes: plenty on a busy machine, where a second is none.
  configure({ asyncUtilTimeout: 10_000 });
}

/** What Storybook gives an enhancer; its own type leaves out the globals that the story sets. */
interface Prepared extends StoryContextForEnhancers, Partial<Pick<PreparedStory, 'storyGlobals'>> {}

/** Storybook asks nobody but the enhancers when it prepares a story, so they add its further modes as well, and how long to wait. */
const addModes = ({ id, parameters, storyGlobals, argTypes }: Prepared) => {
  const { modes, ...chromatic } = parameters.chromatic;
  const further = furtherModesOf(id, storyGlobals?.viewport !== undefined);
  parameters.chromatic = { delay: delayOf(id), ...chromatic, modes: { ...modes, ...further } };
  return argTypes;
};

const preview: Preview = {
  tags: ['autodocs'],
  beforeAll: loadFonts,
  beforeEach: (context) => {
    // The panel lists what passes, too. For a program axe need not describe that, element by element.
    if (!isFrozen) return;
    // The test-runner, on a story drawn again in the other scheme, asks axe for one rule (looksOf).
    const { runOnly } = context.globals.a11y as A11yGlobals;
    const { a11y } = context.parameters;
    const options = { ...a11y.options, resultTypes: ['violations'], ...(runOnly && { runOnly }) };
    context.parameters = { ...context.parameters, a11y: { ...a11y, options } };
  },
  argTypesEnhancers: [describeProps, addModes],
  globalTypes,
  initialGlobals,
  decorators: [
    (Story, context) => {
      const globals = context.globals as unknown as Globals;
      const inDocs = context.viewMode === 'docs';
      const guide = context.parameters.guide as Guide | undefined;
      // Before the story renders: its effects may measure.
      if (!inDocs) applyToPage(globals);
      return (
        <World globals={globals} inDocs={inDocs} wide={guide?.wide}>
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
      // Storybook's own begin with a link, whose words screen readers would hear as those of every heading.
      components: { h1: 'h1', h2: 'h2', h3: 'h3', h4: 'h4', Subheading: 'h3' },
      container: DocsPage,
      extractComponentDescription: descriptionOf,
      page: GuidePage,
      toc: { headingSelector: 'h2', title: 'On this page' },
    },
    options: {
      storySort: {
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
            'Motion',
            'Breakpoints',
            'Z-order',
          ],
          'Primitives',
          'Components',
          'Shell',
          'Screens',
          'Flows',
        ],
      },
    },
    viewport: { options: viewports },
  },
};

export default preview;
