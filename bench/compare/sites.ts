import { createServer, type Server } from 'node:http';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sirv from 'sirv';
import { Failure } from '../../scripts/lib/cli.mjs';
import { listen } from '../../scripts/lib/port.mjs';
import { createSiteServer } from '../../scripts/serve/servers';
import { buildEmptySite } from './emptySite';

export interface Site {
  name: string;
  address: string;
}

/**
 * Serves the empty page, the shop, and what `--with` names: "name=folder" of a built site, or
 * "name=http://localhost:…" of one that a server on this machine serves. A folder with `_headers` (another build of the
 * shop) is served as the shop is, others with what they have of compressed files.
 */
export async function openSites(given: string[], usage: string) {
  const servers: Server[] = [];
  async function open(server: Server) {
    servers.push(server);
    return listen(server, 0);
  }
  const others = await Promise.all(
    given.map(async (option): Promise<(path: string) => Site> => {
      const [, name, place] = /^([^=]+)=(.+)$/.exec(option) ?? [];
      if (!name || !place) throw new Failure(`"${option}" is not NAME=FOLDER.\n${usage}`, 2);
      if (/^http:\/\/(localhost|127\.0\.0\.1)\b/.test(place))
        return () => ({ name, address: place });
      if (/^\w+:\/\//.test(place))
        throw new Failure(
          `"${place}" is not visited: an address begins with http://localhost or http://127.0.0.1.\n${usage}`,
          2,
        );
      if (!existsSync(join(place, 'index.html')))
        throw new Failure(`"${place}" is no built site: it has no index.html.\n${usage}`, 2);
      if (existsSync(join(place, '_headers'))) {
        const base = await open(createSiteServer(place));
        return (path) => ({ name, address: base + path });
      }
      const files = sirv(place, { brotli: true, gzip: true, etag: true });
      const address = `${await open(createServer((req, res) => files(req, res)))}/`;
      return () => ({ name, address });
    }),
  );
  const empty = await open(createSiteServer(await buildEmptySite()));
  const shop = await open(createSiteServer('public'));
  /** The sites, each at the address of a page if it is a build of the shop. */
  const sitesAt = (path: string): Site[] => [
    { name: 'Empty page', address: empty },
    { name: 'Waxline', address: shop + path },
    ...others.map((siteAt) => siteAt(path)),
  ];
  return { sitesAt, close: () => servers.forEach((server) => server.close()) };
}
