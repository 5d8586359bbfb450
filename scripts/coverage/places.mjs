// @ts-check
import { join } from 'node:path';
import { root } from '../lib/root.mjs';

/** Where the suites leave what they ran. */
export const unitFolder = join(root, '.waxline', 'coverage', 'unit');
export const storiesFolder = join(root, '.waxline', 'coverage', 'stories');

/** The report, for people. */
export const reportFolder = join(root, 'coverage');
