import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { color } from '../../tokens/color';

const files = ['cards', 'fonts', 'prints'].flatMap((folder) =>
  readdirSync(`static/${folder}`).map((name) => `static/${folder}/${name}`),
);

// Browsers keep them for ever (scripts/serve/headers.ts), so a changed file needs another name.
test.each(files.filter((file) => file !== 'static/fonts/OFL.txt'))(
  '%s is named after what is in it',
  (file) => {
    const hash = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 8);
    // If this fails, give the file the name that is expected here, and change where it is named.
    expect(file).toBe(file.replace(/[^.-]+(?=\.\w+$)/, hash));
  },
);

test('an installed shop opens on the ground of the dark scheme', () => {
  const manifest = JSON.parse(readFileSync('static/manifest.webmanifest', 'utf8'));
  expect(manifest.background_color).toBe(color.ground.dark);
  expect(manifest.theme_color).toBe(color.ground.dark);
});
