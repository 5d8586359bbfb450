// @ts-check
export { readList, readOptions } from './cli.mjs';
