// @ts-check
export { root } from './run.mjs';
