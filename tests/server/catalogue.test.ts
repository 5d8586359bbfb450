import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeIn } from '../../scripts/lib/files';
import { listen } from '../../scripts/lib/port.mjs';
import { createCatalogueServer } from '../../scripts/serve/servers';

test('main’s catalogue is served beside ours, and both as they are built meanwhile', async () => {
  const root = mkdtempSync(join(tmpdir(), 'waxline-'));
  writeIn(root, 'index.json', 'ours');
  const server = createCatalogueServer(root, root);
  const address = await listen(server, 0);
  const ask = async (path: string) => {
    const answer = await fetch(address + path);
    return [answer.ok ? await answer.text() : answer.status, answer.headers.get('cache-control')];
  };
  expect(await ask('/index.json')).toEqual(['ours', 'no-cache']);
  expect(await ask('/main/index.json')).toEqual([404, null]);
  writeIn(root, '.waxline/review/base/abc/catalogue/index.json', 'of main');
  expect(await ask('/main/index.json?t=1')).toEqual(['of main', 'no-cache']);
  writeIn(root, 'index.json', 'built anew, and longer');
  writeIn(root, 'new.js', 'a part');
  expect(await ask('/index.json')).toEqual(['built anew, and longer', 'no-cache']);
  expect(await ask('/new.js')).toEqual(['a part', 'public,max-age=3600']);
  server.close();
  server.closeAllConnections();
  rmSync(root, { recursive: true });
});
