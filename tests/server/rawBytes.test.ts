import { once } from 'node:events';
import fs from 'node:fs';
import { connect } from 'node:net';
import { ask, isNginx, port, testOurs } from './host';

describe('a client that sends raw bytes', () => {
  const open = () => connect(port()).on('error', () => {});
  /**
   * Sends raw bytes, and returns the status lines of all answers until the server closes the
   * connection.
   */
  const say = async (bytes: string | Buffer) => {
    const socket = open();
    let said = '';
    // Node 24 and newer reset the connection after an answer of their own.
    socket.on('data', (part) => (said += part)).write(bytes);
    await new Promise((closed) => socket.on('close', closed));
    return said.match(/HTTP\/1\.1 \d+/g);
  };
  const head = 'Host: localhost\r\nConnection: close\r\n';

  test.each<[what: string, bytes: string | Buffer, status: number, ofNginx?: number]>([
    ['no request', 'hello\r\n\r\n', 400],
    ['no path', `GET HTTP/1.1\r\n${head}\r\n`, 400],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['a null byte', `GET /\0 HTTP/1.1\r\n${head}\r\n`, 400],
    ['a blank in the path', `GET /a b HTTP/1.1\r\n${head}\r\n`, 400],
    ['a fragment', `GET /_headers#x HTTP/1.1\r\n${head}\r\n`, 400, 404],
    ['a header without a colon', `GET / HTTP/1.1\r\n${head}planted\r\n\r\n`, 400, 200],
    ['a length that is none', `GET / HTTP/1.1\r\n${head}Content-Length: x\r\n\r\n`, 400],
    [
      'two ways to end a body',
      `POST / HTTP/1.1\r\n${head}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
    ],
    ['a greeting of TLS', Buffer.from('16030100a5010000a10303', 'hex'), 400],
    ['a path of 100 kB', `GET /${'a'.repeat(1e5)} HTTP/1.1\r\n${head}\r\n`, 431, 414],
    [
      '5,000 headers',
      `GET / HTTP/1.1\r\n${head}${'Accept: text/html\r\n'.repeat(5000)}\r\n`,
      431,
      400,
    ],
    ['a body nobody asked for', `GET / HTTP/1.1\r\n${head}Content-Length: 5\r\n\r\nwords`, 200],
    [
      'bytes beyond ASCII',
      Buffer.from(`GET /\xff\xfe HTTP/1.1\r\n${head}\r\n`, 'latin1'),
      400,
      404,
    ],
    ['another host', `GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n`, 200],
  ])('with %s is answered', async (_what, bytes, status, ofNginx = status) => {
    expect(await say(bytes)).toEqual([`HTTP/1.1 ${isNginx ? ofNginx : status}`]);
    expect((await ask('/')).status).toBe(200);
  });

  test('gets the answers to two requests in one go in their order', async () => {
    const second = `GET /nothing HTTP/1.1\r\n${head}\r\n`;
    const answers = await say(`GET / HTTP/1.1\r\nHost: localhost\r\n\r\n${second}`);
    expect(answers).toEqual(['HTTP/1.1 200', 'HTTP/1.1 404']);
  });

  test('may come 500 times at once, and leave in the middle of a word', async () => {
    const half = Array.from({ length: 100 }, open);
    for (const socket of half) socket.write('GET /beats HT');
    const whole = Array.from({ length: 500 }, () => say(`GET /beats HTTP/1.1\r\n${head}\r\n`));
    for (const socket of half) socket.destroy();
    expect((await Promise.all(whole)).filter((lines) => lines?.[0] !== 'HTTP/1.1 200')).toEqual([]);
    expect((await ask('/')).status).toBe(200);
  });

  testOurs('leaves no file open when it breaks a download off', async () => {
    const files = jest.spyOn(fs, 'createReadStream');
    const downloads = Array.from({ length: 100 }, async () => {
      const socket = open();
      socket.write('GET /static/film.txt HTTP/1.1\r\nHost: localhost\r\n\r\n');
      await once(socket, 'data');
      socket.destroy();
    });
    await Promise.all(downloads);
    const opened = files.mock.results.map(({ value }) => value as fs.ReadStream);
    expect(opened).toHaveLength(100);
    for (const file of opened) if (!file.closed) await once(file, 'close');
    files.mockRestore();
  });
});
