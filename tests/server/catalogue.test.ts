import { once } from 'node:events';
import fs, { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen } from '../../scripts/lib/port.mjs';
import { createCatalogueServer } from '../../scripts/serve/servers';

test('main’s catalogue is served beside ours from the moment a review has built it', async () => {
  const root = mkdtempSync(join(tmpdir(), 'waxline-'));
  const index = (folder: string, text: string) => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'index.json'), text);
  };
  index(root, 'ours');
  const server = createCatalogueServer(root, root);
  const address = await listen(server, 0);
  const ask = async (path: string) => {
    const answer = await fetch(address + path);
    return answer.ok ? answer.text() : answer.status;
  };
  expect([await ask('/index.json'), await ask('/main/index.json')]).toEqual(['ours', 404]);
  const main = join(root, '.waxline', 'review', 'base', 'abc', 'catalogue');
  const write = (file: string, content: string | Buffer) =>
    writeFileSync(join(main, file), content);
  index(main, 'of main');
  expect(await ask('/main/index.json?t=1')).toBe('of main');
  // A range that ends before it begins made sirv throw, and ended the process.
  const headers = { range: 'bytes=9-2' };
  expect((await fetch(`${address}/main/index.json`, { headers })).ok).toBe(true);
  expect((await fetch(`${address}/index.json`)).headers.get('cache-control')).toBe('no-cache');
  // A visitor who leaves in the middle of a file leaves it closed.
  write('film.js', Buffer.alloc(3e7));
  const files = jest.spyOn(fs, 'createReadStream');
  const download = get(`${address}/main/film.js`).on('error', () => {});
  await once((await once(download, 'response'))[0], 'data');
  download.destroy();
  const [opened] = files.mock.results.map(({ value }) => value as fs.ReadStream);
  if (!opened!.closed) await once(opened!, 'close');
  server.close();
  server.closeAllConnections();
  rmSync(root, { recursive: true });
});
