import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A line of a package that `gatsby-node.ts` replaces, or a part of it that it leaves out. */
export interface Patch {
  package: string;
  /** The one it was tried with. */
  version: string;
  /** What is replaced or left out, and by what. */
  what: string;
  /** How much larger the site's scripts are together without it, brotli; 0 where a behaviour or the HTML is the reason. */
  bytes: number;
  /** The test that fails when the patch no longer does its work, or when something needs what is left out. */
  test: string;
}

const budgets = 'tests/budgets.spec.ts';
const hurry = 'tests/faults/hurry.spec.ts';

/** All of them (docs/decisions/0005). The build stops when the version of one of these packages changes. */
export const patches: readonly Patch[] = [
  {
    ...{ package: 'gatsby', version: '5.16.1', bytes: 1311, test: 'tests/routes.spec.ts' },
    what: 'the code behind Head exports, by a function that does nothing: Helmet fills our heads',
  },
  {
    ...{ package: 'gatsby', version: '5.16.1', bytes: 926, test: budgets },
    what: 'what starts Partytown: nothing',
  },
  {
    ...{ package: 'gatsby', version: '5.16.1', bytes: 315, test: budgets },
    what: 'what starts a service worker: nothing',
  },
  {
    ...{ package: 'gatsby', version: '5.16.1', bytes: 0, test: 'tests/routes.spec.ts' },
    what: 'the headline by which it announces a page, by its title: two pages have the same headline',
  },
  {
    ...{ package: 'gatsby-script', version: '2.16.0', bytes: 928, test: budgets },
    what: 'all of it: nothing, we have no scripts of others',
  },
  {
    ...{ package: '@gatsbyjs/reach-router', version: '2.0.1', bytes: 0 },
    what: 'focus on a page change, by one that does not scroll: WebKit scrolled to its top edge',
    test: 'tests/browsers/webkitGtk.spec.ts',
  },
  {
    ...{ package: 'gatsby-react-router-scroll', version: '6.16.0', bytes: 520, test: budgets },
    what: 'useScrollRestoration, which we do not use: nothing; it kept all of the router in the bundle',
  },
  {
    ...{ package: '@emotion/cache', version: '11.14.0', bytes: 1010, test: budgets },
    what: 'vendor prefixes: nothing, the browsers we support need none',
  },
  {
    ...{ package: '@emotion/hash', version: '0.9.2', bytes: 0 },
    what: "all of it, by names of 4 characters, not 7: some 220 bytes of home's HTML",
    test: 'tests/content.spec.ts',
  },
  {
    ...{ package: '@emotion/styled', version: '11.14.1', bytes: 1901, test: budgets },
    what: 'the list of HTML attributes, by a function that accepts all but "as"',
  },
  {
    ...{ package: '@emotion/babel-plugin', version: '11.13.5', bytes: 1583 },
    what: "class names by which selectors could find a part, where no selector does: nothing; also 476 bytes of home's HTML",
    test: 'src/host/bundle/usedTargets.test.ts',
  },
  {
    ...{ package: 'hoist-non-react-statics', version: '3.3.2', bytes: 830, test: budgets },
    what: 'all of it: nothing, only withTheme of Emotion calls it',
  },
  {
    ...{ package: '@radix-ui/react-toast', version: '1.3.1', bytes: 3075, test: budgets },
    what: "calls that give functions their names, in all of Radix: nothing; they kept what nobody uses, and Safari 16.0 can't read one",
  },
  {
    ...{ package: 'react-helmet', version: '6.1.0', bytes: 779, test: 'tests/content.spec.ts' },
    what: "what writes a head as text, and checks its props: nothing, that is the server's work",
  },
  {
    ...{ package: 'react-side-effect', version: '2.1.2', bytes: 339, test: hurry },
    what: 'all of it, by ten lines that count a head when its page is in the document',
  },
  {
    ...{ package: 'react-fast-compare', version: '3.2.3', bytes: 474, test: hurry },
    what: 'all of it, by "unequal": Helmet compares heads that always differ',
  },
  {
    ...{ package: 'prop-types', version: '15.8.1', bytes: 329, test: budgets },
    what: 'all of it, by a proxy: React checks none in production',
  },
  {
    ...{ package: 'invariant', version: '2.2.4', bytes: 180, test: budgets },
    what: 'all of it, by one line that does not format its message',
  },
];

/**
 * @throws when a package of `patches` under `root` has another version than the one its patch was
 * tried with
 */
export function checkPatches(root: string, list = patches) {
  for (const { package: name, version, what, test } of list) {
    const file = join(root, 'node_modules', name, 'package.json');
    const { version: found } = JSON.parse(readFileSync(file, 'utf8'));
    if (found !== version)
      throw new Error(
        `${name} is ${found}; gatsby-node.ts replaces in ${version}: ${what}.\n` +
          `Look whether it still has to, run ${test}, and write ${found} into src/host/bundle/patches.ts.`,
      );
  }
}
