import { defineConfig } from '@playwright/test';

const widths = [390, 768, 1280, 1920];
const schemes = ['dark', 'light'] as const;

/**
 * "npm run shots" takes pictures of the built site's pages, without photos, into shots/.
 * PAGES=/,/blog takes only those pages, Playwright's own option --project '390-*' one width.
 */
export default defineConfig({
  fullyParallel: true,
  workers: '100%',
  outputDir: '../../test-results/shots',
  reporter: 'list',
  use: { contextOptions: { reducedMotion: 'reduce' } },
  projects: widths.flatMap((width) =>
    schemes.map((colorScheme) => ({
      name: `${width}-${colorScheme}`,
      use: { colorScheme, viewport: { width, height: 900 } },
    })),
  ),
  webServer: {
    command: 'npm run serve --silent -- --port 0',
    cwd: '../..',
    wait: { stdout: /is at (?<SHOTS_URL>http:\S+)/ },
  },
});
