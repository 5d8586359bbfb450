/**
 * Findings of axe on docs pages that we leave as they are: one rule, on these elements, for this
 * reason. `seenOn` names a page with the finding; when it no longer has it, that page's test fails.
 */
export const notOurs = [
  {
    rule: 'listitem',
    seenOn: 'Components/AlbumBoard',
    selector: '.rejt-tree > li',
    reason: 'Storybook draws the tree of an object control without the list around its items.',
  },
  {
    rule: 'landmark-unique',
    seenOn: 'Components/MarketTape',
    selector: '.docs-story[data-verdict] *',
    reason: 'An example to follow shows the same landmark as a story further down.',
  },
];
