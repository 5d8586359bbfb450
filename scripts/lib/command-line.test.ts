import { createServer } from 'node:net';
import { readList, readOptions } from './options.mjs';
import { checkPort, choosePort, listen } from './port.mjs';
import { chooseSuites } from '../suites/run-suites.mjs';

describe('options', () => {
  const read = (...args: string[]) => readOptions(args, ['port'], 'Usage: it');

  test('are read in both spellings', () => {
    expect(read()).toEqual({});
    expect(read('--port', '80')).toMatchObject({ port: '80' });
    expect(read('--port=80')).toMatchObject({ port: '80' });
    expect(read('--port', '-1')).toMatchObject({ port: '-1' });
  });

  test.each([['--prot', '1'], ['--port'], ['80'], ['-p', '80']])(
    'that are wrong (%j) show the usage and exit 2',
    (...args) => {
      expect(() => read(...args)).toThrow(
        expect.objectContaining({ exitCode: 2, message: expect.stringMatching(/.\nUsage: it$/) }),
      );
    },
  );
});

describe('a list', () => {
  const read = (given?: string) => readList('page', given, ['/', '/blog', '/shoes'], 'Usage: it');

  test('is what was given, or all there is', () => {
    expect(read('/shoes,/')).toEqual(['/shoes', '/']);
    expect(read()).toEqual(['/', '/blog', '/shoes']);
  });

  test.each(['/news', '/blog,', ''])('with what there is not (%j) shows the usage', (given) => {
    expect(() => read(given)).toThrow(
      expect.objectContaining({
        exitCode: 2,
        message: expect.stringMatching(/^There is no page ".*"\.\nUsage: it$/),
      }),
    );
  });
});

describe('a port', () => {
  test('comes from the option, else PORT, else the default', () => {
    expect(choosePort('1', '2', 3)).toBe(1);
    expect(choosePort(undefined, '2', 3)).toBe(2);
    expect(choosePort(undefined, '', 3)).toBe(3);
    expect(choosePort('65535', undefined, 3)).toBe(65535);
  });

  test.each(['', 'x', '-1', '65536', '8.5', '1e3', '0x10'])('is not %j', (text) => {
    expect(() => choosePort(text, undefined, 3)).toThrow(
      expect.objectContaining({ exitCode: 1, message: expect.stringContaining('is not a port') }),
    );
  });

  test('that is in use is named', async () => {
    const holder = createServer();
    const address = await listen(holder, 0);
    const port = Number(new URL(address).port);
    await expect(checkPort(port)).rejects.toThrow(`Port ${port} is in use`);
    await new Promise((done) => holder.close(done));
    await expect(checkPort(port)).resolves.toBeUndefined();
  });
});

describe('--only', () => {
  const run = async () => ({ passed: 1, failed: 0 });
  let ready = false;
  const suites = [
    { name: 'lint', run },
    { name: 'build', ready: () => ready, run },
    { name: 'site', needs: ['build'], run },
    { name: 'sum', needs: ['site', 'lint'], run },
  ];
  const names = (only?: string) => chooseSuites(suites, only).map(({ name }) => name);

  test('takes what is asked for and what that needs, in order', () => {
    expect(names(undefined)).toEqual(['lint', 'build', 'site', 'sum']);
    expect(names('site,lint')).toEqual(['lint', 'build', 'site']);
    expect(names('sum')).toEqual(['lint', 'build', 'site', 'sum']);
  });

  test('leaves out what is needed and there already', () => {
    ready = true;
    expect(names('site')).toEqual(['site']);
    expect(names('build, site')).toEqual(['build', 'site']);
    expect(names(undefined)).toEqual(['lint', 'build', 'site', 'sum']);
  });

  test('refuses a name that no suite has', () => {
    expect(() => names('unit')).toThrow(expect.objectContaining({ exitCode: 2 }));
    expect(() => names('')).toThrow('no suite ""');
  });
});
