import type { Plugin } from 'vite';
import { designTokens } from './designTokens';

const fileName = 'tokens.json';

const contents = () => `${JSON.stringify(designTokens(), null, 2)}\n`;

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
