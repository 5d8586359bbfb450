import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Failure } from '../../scripts/lib/cli.mjs';
import { checkSite } from '../../scripts/lib/files';
import { freePort } from '../../scripts/lib/port.mjs';

// Debian installs nginx in a folder that only root's PATH has.
const env = { ...process.env, PATH: `${process.env.PATH}${delimiter}/usr/sbin` };
const nginx = (...args: string[]) => spawnSync('nginx', args, { encoding: 'utf8', env });

/**
 * The file of nginx's module for stored Brotli files. Throws a `Failure` without the module, or
 * without nginx.
 */
export function findModule() {
  const modules = /--modules-path=(\S+)/.exec(nginx('-V').stderr ?? '')?.[1] ?? '';
  const file = join(modules, 'ngx_http_brotli_static_module.so');
  if (modules && existsSync(file)) return file;
  throw new Failure(
    'There is no nginx with Brotli: run "apt-get install nginx libnginx-mod-http-brotli-static" on Debian or Ubuntu.',
  );
}

/** The configuration of a host. The server block is that of docs/hosting.md, without TLS. */
const configOf = (site: string, folder: string, port: string) => `
load_module ${findModule()};
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/pid;
error_log stderr crit;
events { worker_connections 2048; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  sendfile on;
  tcp_nopush on;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((of) => `${of}_temp_path ${folder}/${of};`).join(' ')}
  server {
    listen ${port};
    listen [::]:${port};
    root ${resolve(site)};
    include ${resolve(site)}/nginx.conf;
  }
}`;

/**
 * Serves a built site by an nginx with one process and the configuration that the build has
 * written.
 */
export async function openNginx(site: string) {
  checkSite(site);
  const folder = mkdtempSync(join(tmpdir(), 'waxline-nginx-'));
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configOf(site, folder, port));
  const args = ['-e', 'stderr', '-c', file];
  const tested = nginx('-t', ...args);
  if (tested.status !== 0) throw new Error(tested.stderr);

  const server = spawn('nginx', args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(server, 'exit');
  // nginx must not keep running after a command that fails.
  process.once('exit', () => server.kill());
  const address = `http://localhost:${port}`;
  while (!(await fetch(address).catch(() => undefined))) {
    const end = server.exitCode ?? server.signalCode;
    if (end !== null) throw new Error(`nginx ended with ${end}`);
    await setTimeout(50);
  }
  const close = async () => {
    server.kill();
    await ended;
    rmSync(folder, { recursive: true });
  };
  return { address, close };
}
