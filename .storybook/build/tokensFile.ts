import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { designTokens } from './designTokens';
import { notesIn } from './notes';

const fileName = 'tokens.json';

const note = (file: string) =>
  notesIn(readFileSync(new URL(`../../src/tokens/${file}.ts`, import.meta.url), 'utf8'));

const contents = () => `${JSON.stringify(designTokens(note), null, 2)}\n`;

/** Makes `/tokens.json` from src/tokens, both in the built catalogue and in development. */
export function tokensFile(): Plugin {
  return {
    name: 'waxline-tokens-file',
    configureServer(server) {
      server.middlewares.use(`/${fileName}`, (_request, response) => {
        response.setHeader('Content-Type', 'application/json');
        response.end(contents());
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: contents() });
    },
  };
}
