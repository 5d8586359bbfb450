import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { mustGit } from '../lib/git';
import { patient } from '../lib/patience.mjs';
import { root } from '../lib/run.mjs';
import { commitAll } from './commitAll';

/** In place of Storybook's build: the catalogue is one file of the checkout that it is built in. */
const storybook = `
const fs = require('node:fs');
const folder = process.argv[process.argv.indexOf('-o') + 1];
fs.mkdirSync(folder, { recursive: true });
fs.copyFileSync('iframe.html', folder + '/iframe.html');
for (const list of ['index', 'preview-stats']) fs.writeFileSync(folder + '/' + list + '.json', '{}');
`;

/** The part of Storybook that the camera uses, with these stories. */
const catalogue = (stories: Record<string, string>) => `<!doctype html><body><script>
  const stories = ${JSON.stringify(stories)};
  const hearers = {};
  const __STORYBOOK_ADDONS_CHANNEL__ = {
    once: (event, hear) => (hearers[event] = hear),
    emit(event, { storyId }) {
      __STORYBOOK_PREVIEW__.currentSelection = { storyId };
      document.body.innerHTML = stories[storyId];
      hearers.storyFinished({ status: 'success' });
    },
  };
  const modes = { dark: { viewport: { width: 300, height: 200 } } };
  const parameters = { fileName: './a.stories.tsx', chromatic: { modes } };
  const __STORYBOOK_PREVIEW__ = {
    ready: async () => {},
    extract: async () =>
      Object.fromEntries(
        Object.keys(stories).map((id) => [id, { title: id, name: 'A', parameters }]),
      ),
  };
</script>`;

const tsx = pathToFileURL(require.resolve('tsx')).href;

let place: string;
const write = (file: string, text: string) => writeFileSync(join(place, file), text);
const show = (stories: Record<string, string>) => write('iframe.html', catalogue(stories));

function review(...args: string[]) {
  const program = join(place, 'scripts', 'review', 'review.ts');
  const command = ['--import', tsx, program, ...args];
  // Playwright refuses to start within Jest.
  const env = { ...process.env, JEST_WORKER_ID: undefined };
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: place,
    encoding: 'utf8',
    env,
  });
  return { status, said: stdout + stderr };
}

beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'waxline-review-'));
  const [ours, modules] = [join(root, 'node_modules'), join(place, 'node_modules')];
  mkdirSync(join(modules, 'storybook'), { recursive: true });
  for (const name of readdirSync(ours).filter((name) => name !== 'storybook'))
    symlinkSync(join(ours, name), join(modules, name), 'junction');
  write('node_modules/storybook/package.json', '{ "bin": "build.cjs" }');
  write('node_modules/storybook/build.cjs', storybook);
  for (const folder of ['scripts', '.storybook'])
    cpSync(join(root, folder), join(place, folder), { recursive: true });
  for (const file of ['package.json', 'package-lock.json']) write(file, '{}');
  write('.gitignore', 'node_modules\n.waxline\n');
  write('chromatic.config.json', '{ "externals": ["iframe.html"], "untraced": [] }');
  show({ card: 'Card', menu: 'Menu', gone: 'Gone' });
  mustGit(place, 'init', '-qb', 'main');
  commitAll(place);
  mustGit(place, 'switch', '-qc', 'mine');
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

test(
  'a review ends with 1 for what differs and with 0 for what is accepted, and names what came and went',
  () => {
    show({ card: 'Another card', menu: 'Menu', fresh: 'New' });
    const first = review();
    expect(first.status).toBe(1);
    expect(first.said).toMatch(/^\[\d\/3\] card › A\n    dark: \d+ pixels differ$/m);
    expect(first.said.match(/pixels differ/g)).toHaveLength(1);
    for (const line of ['not accepted: card › A', 'new: fresh › A', 'removed: gone › A'])
      expect(first.said).toContain(`  ${line}\n`);
    // What cannot run leaves the report.
    expect(review('--only', 'nothing').status).toBe(2);
    expect(review('--accept').status).toBe(0);
    const then = review();
    expect(then.status).toBe(0);
    expect(then.said).toContain('  accepted: card › A\n');
  },
  patient(120_000),
);
