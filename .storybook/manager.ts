import { addons } from 'storybook/manager-api';
import { themes } from './theme';

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)');

const dress = () =>
  addons.setConfig({
    theme: prefersDark.matches ? themes.dark : themes.light,
    sidebar: { showRoots: true, collapsedRoots: [] },
  });

dress();
prefersDark.addEventListener('change', () => window.location.reload());
