// @ts-check
// This file, start.mjs and test.mjs use old syntax, because they have to run on the old Node that
// they refuse.

/**
 * Ends the process with one sentence when this Node is too old.
 * @param {number} major the oldest version that will do
 * @param {number} minor
 */
export function needNode(major, minor) {
  const [foundMajor = 0, foundMinor = 0] = process.versions.node.split('.').map(Number);
  if (foundMajor > major || (foundMajor === major && foundMinor >= minor)) return;
  console.error(
    `Waxline needs Node ${major}.${minor} or newer, and this is Node ${process.versions.node}: ` +
      'install a current one from https://nodejs.org and run the command again.',
  );
  process.exit(1);
}
