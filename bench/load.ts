import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { Failure, readOptions, runCli } from '../scripts/lib/cli.mjs';
import { checkSite, openNginx } from '../tests/nginx/nginx';

const usage = `Usage: npm run bench:load -- [--seconds N]
Asks nginx, and then our own server, for the home page and for the largest script of the last build, by
200 connections at once for N seconds each (10). The server has one core, and wrk another.`;

const CONNECTIONS = 200;
const onCore = (core: number) => ['taskset', '-c', `${core}`];

async function openOurs() {
  const [program = '', ...args] = [...onCore(0), process.execPath, '--import', 'tsx'];
  const server = spawn(program, [...args, 'scripts/serve/serve.ts', '--port', '0']);
  const [said] = await once(server.stdout, 'data');
  const address = /http:\S+/.exec(said)![0];
  const close = async () => {
    server.kill();
    await once(server, 'exit');
  };
  return { address, close, pid: server.pid };
}

/** The processor time, in seconds, of a process and its children, as Linux counts it. */
function processorTime(pid = 0): number {
  const [, , ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ');
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').match(/\d+/g) ?? [];
  const own = (Number(fields[11]) + Number(fields[12])) / 100;
  return children.reduce((sum, child) => sum + processorTime(Number(child)), own);
}

/**
 * Requests per second, the same per second of processor time that the server had, and the time
 * within which 99 of 100 are answered. Throws when an answer was not the file.
 */
function measure(url: string, seconds: string, pid?: number) {
  const [program = '', ...args] = [...onCore(1), 'wrk', '--latency', '-t1', `-c${CONNECTIONS}`];
  args.push('--timeout', '10s', `-d${seconds}s`, '-H', 'Accept-Encoding: br', url);
  const before = processorTime(pid);
  const { stdout } = spawnSync(program, args, { encoding: 'utf8' });
  const used = processorTime(pid) - before;
  const wrong = /Non-2xx.*|Socket errors.*/.exec(stdout);
  const [, slowest] = /99%\s+(\S+)/.exec(stdout) ?? [];
  const [, rate] = /Requests\/sec:\s+(\d+)/.exec(stdout) ?? [];
  const [, requests] = /(\d+) requests in/.exec(stdout) ?? [];
  if (wrong || !slowest || !rate) throw new Error(`${url}: ${wrong ?? stdout}`);
  const figures = [Number(rate), Number(requests) / used].map((figure) =>
    Math.round(figure).toLocaleString('en-US').padStart(7),
  );
  return `${figures.join(' ')} ${slowest.padStart(9)}`;
}

runCli(async () => {
  const { seconds = '10' } = readOptions(process.argv.slice(2), ['seconds'], usage);
  if (!/^[1-9]\d?$/.test(seconds))
    throw new Failure(`"${seconds}" is no number of seconds: give one from 1 to 99.\n${usage}`, 2);
  checkSite('public');
  for (const [program, name] of [
    ['wrk', 'wrk'],
    ['taskset', 'util-linux'],
  ])
    if (spawnSync(program!, ['--version']).error)
      throw new Failure(`There is no ${program}: run "apt-get install ${name}".`);

  const sizeOf = (file: string) => statSync(`public/${file}`).size;
  const [largest] = readdirSync('public')
    .filter((file) => file.endsWith('.js.br'))
    .sort((one, other) => sizeOf(other) - sizeOf(one));
  const script = largest!.replace('.br', '');
  console.log('server    file                     a second, of its core,  99 % within');
  for (const [name, open] of [
    ['nginx', () => openNginx('public', onCore(0))],
    ['npm start', openOurs],
  ] as const) {
    const { address, close, pid } = await open();
    // This first run warms up files and code.
    measure(`${address}/`, '1', pid);
    for (const path of ['/', `/${script}`])
      console.log(`${name.padEnd(9)} ${path.padEnd(24)} ${measure(address + path, seconds, pid)}`);
    await close();
  }
});
