import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { writeIn } from '../../scripts/lib/files';
import { writeNginx } from '../../scripts/serve/nginx';
import { precompress } from '../../scripts/serve/precompress';
import { openSite } from '../../scripts/serve/servers';
import { openNginx } from '../nginx/nginx';

export const LONG = 'words '.repeat(400);
const folder = mkdtempSync(join(tmpdir(), 'waxline-'));
/** The folder of a small site. */
export const site = join(folder, 'public');

const rules = ['/*\n  X-All: yes', '/static/*\n  Cache-Control: immutable'];
const files = {
  'index.html': 'home',
  'index.html.br': 'of an older build',
  'beats.html': `beats ${LONG}`,
  '404.html': `lost ${LONG}`,
  'static/app.js': LONG,
  'gone.txt': 'x',
  'static/film.txt': LONG.repeat(4000),
  '.built-from': 'secret',
  '../secret.txt': 'secret',
  _headers: [...rules, '/404.html\n  Cache-Control: no-cache\n'].join('\n\n'),
};

/** Whether nginx serves the site (npm run test:nginx) and not our own server. */
export const isNginx = process.env.SERVER === 'nginx';
/** A test that only our own server has to pass. */
export const testOurs = isNginx ? test.skip : test;

let address: string;
let close: () => unknown;

beforeAll(async () => {
  for (const [file, text] of Object.entries(files)) writeIn(site, file, text);
  await precompress(site);
  writeNginx(site);
  if (isNginx) ({ address, close } = await openNginx(site));
  else ({ address, close } = await openSite(site));
});
afterAll(async () => {
  await close();
  rmSync(folder, { recursive: true });
});

export const port = () => Number(new URL(address).port);

/** Asks for a path as it is. `fetch` would normalise the path and decompress the answer. */
export async function ask(path: string, headers: OutgoingHttpHeaders = {}, method = 'GET') {
  const asked = request({ port: port(), path, method, headers, agent: false }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
}
