// @ts-check
// Old syntax on purpose, here and in start.mjs and test.mjs: they run on the Node they turn away.

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
