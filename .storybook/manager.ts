import { STORY_PREPARED } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
// The toolbar's switch only. Its other half is loaded on demand (world/pseudoStates.ts).
import 'storybook-addon-pseudo-states/manager';
import { themes } from './theme';

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)');

addons.setConfig({ theme: prefersDark.matches ? themes.dark : themes.light });
prefersDark.addEventListener('change', () => window.location.reload());

/** A journey is followed step by step, so its steps are in sight, whatever panel was open before. */
addons.register('waxline/flows', (api) => {
  api.on(STORY_PREPARED, ({ id }: { id: string }) => {
    if (!id.startsWith('flows-')) return;
    api.setSelectedPanel('storybook/interactions/panel');
    api.togglePanel(true);
  });
});
