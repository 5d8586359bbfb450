import { defineConfig } from '@playwright/test';

const widths = [390, 768, 1280, 1920];
const schemes = ['dark', 'light'] as const;
const wanted = process.env.PHOTOS?.split(',') ?? ['blocked'];
const photos = ['blocked', 'white', 'dark', 'busy'].filter((photo) => wanted.includes(photo));

/**
 * "npm run shots" takes pictures of the built site's pages into shots/. PAGES=/,/blog takes only
 * those pages. Photos are blocked, unless PHOTOS=white,dark,busy replaces every photo by a picture
 * of that kind. Playwright's own option --project '390-*' takes one width.
 */
export default defineConfig({
  testMatch: 'shots.spec.ts',
  fullyParallel: true,
  workers: '100%',
  outputDir: '../../test-results/shots',
  reporter: 'list',
  use: { contextOptions: { reducedMotion: 'reduce' } },
  projects: widths.flatMap((width) =>
    schemes.flatMap((colorScheme) =>
      photos.map((photo) => ({
        name: [width, colorScheme, photo].join('-').replace('-blocked', ''),
        metadata: { photo },
        use: { colorScheme, viewport: { width, height: 900 } },
      })),
    ),
  ),
  webServer: {
    command: 'npm run serve --silent -- --port 0',
    cwd: '../..',
    wait: { stdout: /is at (?<SHOTS_URL>http:\S+)/ },
  },
});
