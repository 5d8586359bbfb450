import type { StorybookConfig } from '@storybook/react-vite';
import { managerHead, previewHead } from './head';
import { tokensFile } from './tokensFile';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  staticDirs: ['../static'],
  // Nothing is sent anywhere, and nothing asks to be updated.
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  features: {
    // Our toolbar has the schemes; a free choice of background would show what cannot happen.
    backgrounds: false,
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
  },
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // Native props are the browser's to document; ours are few and each says what it is.
      propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
    },
  },
  previewHead: (head = '') => `${head}${previewHead}`,
  managerHead: (head = '') => `${head}${managerHead}`,
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), tokensFile()],
    build: { ...vite.build, chunkSizeWarningLimit: 2000 },
  }),
};

export default config;
