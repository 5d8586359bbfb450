// @ts-check
import { join } from 'node:path';

/**
 * Where the review keeps what it makes. Not in node_modules, which "npm ci" deletes, and where
 * Storybook would not look for stories.
 * @param {string} root
 */
export const placesIn = (root) => {
  const folder = join(root, '.waxline', 'review');
  return {
    folder,
    lock: join(folder, 'running'),
    checkout: join(folder, 'base'),
    catalogues: join(folder, 'cache', 'catalogues'),
    pictures: join(folder, 'cache', 'pictures'),
    confirmed: join(folder, 'cache', 'confirmed'),
    again: join(folder, 'again'),
    second: join(folder, 'second-look'),
    repeated: join(folder, 'repeated'),
    report: { page: join(folder, 'report.html'), summary: join(folder, 'summary.json') },
    repeatReport: { page: join(folder, 'repeat.html'), summary: join(folder, 'repeat.json') },
    /** In the repository: it is part of the change it approves. */
    record: join(root, 'scripts', 'review', 'accepted.json'),
  };
};

/** @typedef {ReturnType<typeof placesIn>} Places */
