import { existsSync, readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { sendFiles } from './sendFiles';

/**
 * Serves the catalogue of the base that the last review built, so that the switch "Main" of the
 * catalogue's toolbar finds it (.storybook/world/MainOverlay.tsx). It is looked for at each
 * request, because a review may build it meanwhile.
 */
export function mainCatalogue(root: string) {
  const bases = join(root, '.waxline', 'review', 'base');
  return (req: IncomingMessage, res: ServerResponse, next: () => void) => {
    const folder = (existsSync(bases) ? readdirSync(bases) : [])
      .map((commit) => join(bases, commit, 'catalogue'))
      .find((catalogue) => existsSync(join(catalogue, 'index.json')));
    if (!folder) return next();
    sendFiles(folder, { dev: true })(req, res, next);
  };
}
