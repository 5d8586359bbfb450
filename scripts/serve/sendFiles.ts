import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv, { type Options } from 'sirv';

/**
 * The codings in which files are stored and which the visitor accepts, without those refused by
 * `q=0`.
 */
const codings = (accepted = '') =>
  accepted
    .split(',')
    .filter((coding) => /^ *(br|gzip) *(; *q=(1|0\.0*[1-9]).*)?$/.test(coding))
    .join();

/**
 * Serves files with sirv. By itself sirv takes "br;q=0" for acceptance, and does not handle errors
 * while it sends.
 */
export function sendFiles(dir: string, options: Options) {
  const send = sirv(dir, { etag: true, ...options });
  return (req: IncomingMessage, res: ServerResponse, next?: () => void) => {
    res.once('pipe', (file) => {
      // A file may vanish when a build runs meanwhile; that must not end the process.
      file.once('error', () => res.destroy());
      // A visitor who disconnects early would leave the file open.
      res.once('close', () => file.destroy());
    });
    // Servers need not support ranges, and inverted ones make sirv throw.
    delete req.headers.range;
    req.headers['accept-encoding'] = codings(req.headers['accept-encoding']);
    send(req, res, next);
  };
}
