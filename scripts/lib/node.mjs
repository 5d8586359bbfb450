// @ts-check
// Ends the process with one sentence when this Node is none that package.json names in `engines`.
// This file, start.mjs and test.mjs use old syntax, because they have to run on the old Node that
// they refuse.

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (!(major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19))) {
  console.error(
    `Waxline needs Node 20.19, or 22.12 and newer, and this is Node ${process.versions.node}: ` +
      'install a current one from https://nodejs.org and run the command again.',
  );
  process.exit(1);
}
