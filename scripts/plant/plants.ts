import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A fault that visitors would see or hear, and the test that has to notice it. */
export interface Plant {
  name: string;
  file: string;
  /** The text to replace. It must be in the file exactly once. */
  find: string;
  replace: string;
  /**
   * What tests that behaviour: a test file of any suite, or `types`, or `lint`. The stories of the
   * file where nothing else is said.
   */
  caughtBy: string;
}

/**
 * One fault of each kind that a change may cause by accident. Add a new one to the group that it
 * belongs to.
 */
const faults: (Omit<Plant, 'caughtBy'> & Partial<Plant>)[] = [
  // Drawings.
  {
    name: 'a print is lost',
    file: 'src/primitives/pictures/Print.tsx',
    find: '<use href={href} {...(print.frame && { width, height })} />',
    replace: '',
  },
  {
    name: 'the waveform is empty',
    file: 'src/primitives/figures/Waveform.tsx',
    find: 'd={waveformPath(seed)}',
    replace: 'd=""',
  },
  {
    name: 'a live show has no waveform',
    file: 'src/components/shows/LiveShowCard.tsx',
    find: '<Sound seed={id} />',
    replace: '',
  },
  {
    name: "the mark's label has no colour",
    file: 'src/shell/header/Mark.tsx',
    find: 'fill={color.accent}',
    replace: 'fill="none"',
  },
  {
    name: "a network's mark is black on black",
    file: 'src/primitives/pictures/BrandIcon.tsx',
    find: '      fill="currentColor"\n',
    replace: '',
  },
  {
    name: 'icons have no line',
    file: 'src/primitives/pictures/Icon.tsx',
    find: 'stroke="currentColor"',
    replace: 'stroke="none"',
  },
  {
    name: 'the stars of a rating are gone',
    file: 'src/primitives/figures/Rating.tsx',
    find: 'block-size: 1em;',
    replace: 'block-size: 0;',
  },
  {
    name: 'a cover has no lines',
    file: 'src/primitives/figures/PriceCover.tsx',
    find: '  stroke: ${ink.body};\n',
    replace: '',
  },
  {
    name: 'the line of a price is not drawn',
    file: 'src/primitives/figures/Sparkline.tsx',
    find: '  stroke: currentColor;\n',
    replace: '',
  },
  {
    name: 'a falling price is green',
    file: 'src/primitives/figures/PriceChange.tsx',
    find: 'color: ${color.down};',
    replace: 'color: ${color.up};',
    caughtBy: 'tests/pages.spec.ts',
  },
  {
    name: "a record's label has no colour",
    file: 'src/primitives/pictures/Disc.tsx',
    find: "${readProperty('ink-body', color.accent)};",
    replace: '#0000;',
  },
  {
    name: 'the picture for sharing is nowhere',
    file: 'src/host/page/headTags.tsx',
    find: '}/cards/$',
    replace: '}/card/$',
    caughtBy: 'tests/content.spec.ts',
  },
  {
    name: 'photos never come on the site',
    file: 'src/host/page/wrap.tsx',
    find: 'value={photoSource}',
    replace: 'value={() => null}',
    caughtBy: 'tests/drawn.spec.ts',
  },
  {
    name: 'an edited sheet of prints keeps its old name',
    file: 'static/prints/garments.03cf0b59.svg',
    find: '<svg xmlns',
    replace: '<svg  xmlns',
    caughtBy: 'src/content/sheets.test.ts',
  },
  {
    name: 'icon buttons have no name',
    file: 'src/primitives/controls/IconButton.tsx',
    find: 'aria-label={label}',
    replace: '',
  },
  {
    name: 'cards have no title',
    file: 'src/components/kit/Card.tsx',
    find: '{children ?? subject}',
    replace: '{children}',
  },
  {
    name: 'a struck price is not said to be the original one',
    file: 'src/primitives/figures/Price.tsx',
    find: '<VisuallyHidden>Original price </VisuallyHidden>',
    replace: '',
  },
  {
    name: 'a toast has another title than its action',
    file: 'src/actions.ts',
    find: "'add-garment': 'Added to Cart'",
    replace: "'Add to Cart'",
    caughtBy: 'src/actions.test.ts',
  },
  {
    name: 'a page has another title',
    file: 'src/routes/site/siteMap.ts',
    find: "'On The Air'",
    replace: "'On Air'",
    caughtBy: 'src/routes/routes.test.tsx',
  },
  {
    name: 'BeatBot takes "shipping" for a greeting',
    file: 'src/chatbot/reply.ts',
    find: "['shipping']",
    replace: "['delivery']",
    caughtBy: 'src/chatbot/reply.test.ts',
  },
  {
    name: 'prices lose their commas',
    file: 'src/lib/format.ts',
    find: '`${sign}$${withCommas(digits.slice(0, -2))}',
    replace: '`${sign}$${digits.slice(0, -2)}',
    caughtBy: 'src/lib/format.test.ts',
  },
  // Behaviour.
  {
    name: '"Listen Live" does nothing',
    file: 'src/components/shows/LiveShowCard.tsx',
    find: 'onPress={onListen && (() => onListen(show))}',
    replace: 'onPress={onListen && (() => undefined)}',
  },
  {
    name: 'a category can be pressed on its words only',
    file: 'src/components/goods/CategoryTile.tsx',
    find: 'const words = `\n',
    replace: 'const words = `\n  position: relative;\n',
  },
  {
    name: '"Sell" is not there',
    file: 'src/components/album/Trades.tsx',
    find: '<Sell onPress={trade(onSell)}>Sell</Sell>',
    replace: '',
  },
  {
    name: 'Escape closes the chat before the menu',
    file: 'src/shell/layers/layers.ts',
    find: "{ menu: 'anywhere', toast: 'anywhere', chat: 'inside' }",
    replace: "{ chat: 'inside', menu: 'anywhere', toast: 'anywhere' }",
    caughtBy: 'src/shell/layers/layers.test.tsx',
  },
  {
    name: 'the chat does not close by its button',
    file: 'src/shell/chat/Chat.tsx',
    find: 'if (open) return close();',
    replace: 'if (open) return;',
  },
  {
    name: 'a stale callback stays registered',
    file: 'src/shell/header/MobileMenu.tsx',
    find: '[closeIfLarge]',
    replace: '[]',
    caughtBy: 'lint',
  },
  {
    name: 'the home page has no featured products',
    file: 'src/routes/home.tsx',
    find: 'products={products}',
    replace: 'products={products.slice(1)}',
    caughtBy: 'tests/pages.spec.ts',
  },
  // Structure and states.
  {
    name: 'cards of a section skip a heading level',
    file: 'src/components/kit/Section.tsx',
    find: 'value={3}',
    replace: 'value={4}',
  },
  {
    name: 'an open menu says it is closed',
    file: 'src/shell/header/MobileMenu.tsx',
    find: 'aria-expanded={open}',
    replace: 'aria-expanded={!open}',
  },
  {
    name: 'every other link is said to be the current page',
    file: 'src/shell/navigation.ts',
    find: 'href === pathname',
    replace: 'href !== pathname',
    caughtBy: 'stories/shell/header/MainMenu.stories.tsx',
  },
  {
    name: 'a rating shows a star too many',
    file: 'src/primitives/figures/Rating.tsx',
    find: 'Math.floor(tenths / 10)',
    replace: 'Math.round(tenths / 10)',
    caughtBy: 'src/primitives/figures/Rating.test.tsx',
  },
  {
    name: 'a genre has no pattern for its covers',
    file: 'src/components/album/AlbumSleeve.tsx',
    find: "  Latin: 'waves',\n",
    replace: '',
    caughtBy: 'types',
  },
  // Styles.
  {
    name: 'muted text is a step too dark to read',
    file: 'src/tokens/color.ts',
    find: 'aca398',
    replace: '6b6459',
    caughtBy: 'src/tokens/color.test.ts',
  },
  {
    name: 'toasts go after four seconds',
    file: 'src/tokens/motion.ts',
    find: 'toast: 5000',
    replace: 'toast: 4000',
    caughtBy: 'stories/shell/toast/Toaster.stories.tsx',
  },
  {
    name: 'pointer targets are a step smaller',
    file: 'src/tokens/space.ts',
    find: "target: '2.75rem'",
    replace: "target: '2.5rem'",
    caughtBy: 'tests/targets.spec.ts',
  },
  {
    name: 'large windows show the hamburger as well',
    file: 'src/shell/header/MobileMenu.tsx',
    find: '  ${from.laptop} {\n    display: none;\n  }\n',
    replace: '',
    caughtBy: 'stories/shell/header/Header.stories.tsx',
  },
  {
    name: 'cards move for who asked for no motion',
    file: 'src/theme/inks.ts',
    find: '${moving}',
    replace: '@media all',
    caughtBy: 'tests/everybody.spec.ts',
  },
  {
    name: 'the header does not stick',
    file: 'src/shell/header/Header.tsx',
    find: 'position: sticky;',
    replace: 'position: relative;',
    caughtBy: 'tests/header.spec.ts',
  },
  // Files.
  {
    name: 'a font is asked for where it is not',
    file: 'src/host/page/bodyTags.tsx',
    find: '/fonts/${file}',
    replace: '/font/${file}',
    caughtBy: 'tests/content.spec.ts',
  },
  {
    name: 'browsers drop the columns of discussions',
    file: 'src/components/words/discussionColumns.ts',
    find: 'minmax(calc(${fontSize.voice} * 1.2 + 1.375rem), auto)',
    replace: 'minmax(${fontSize.voice} * 1.2 + 1.375rem, auto)',
    caughtBy: 'tests/content.spec.ts',
  },
  {
    name: 'the dropdown has no pictures',
    file: 'src/shell/header/CategoryPanel.tsx',
    find: '{open && <Scene print={print} fit="whole" />}',
    replace: '',
    caughtBy: 'tests/header.spec.ts',
  },
  {
    name: 'the last early press is forgotten',
    file: 'gatsby-browser.tsx',
    find: '  doKeptPress();',
    replace: '',
    caughtBy: 'tests/hydration.spec.ts',
  },
  {
    name: 'a price is out of its range',
    file: 'src/content/garments.ts',
    find: 'price: 68,',
    replace: 'price: 680,',
    caughtBy: 'src/content/schema/check.test.ts',
  },
];

export const plants: Plant[] = faults.map((plant) => ({
  caughtBy: plant.file.replace(/^src(.*)tsx$/, 'stories$1stories.tsx'),
  ...plant,
}));

/** The faults that can no longer be planted, because code has changed or a test has moved. */
export const misplaced = (root: string): string[] =>
  plants.flatMap(({ name, file, find, caughtBy }) => {
    const [found, home] = [file, caughtBy].map((path) => join(root, path));
    const times = existsSync(found!) ? readFileSync(found!, 'utf8').split(find).length - 1 : 0;
    if (times !== 1) return [`${name}: ${times} times in ${file}`];
    const isThere = ['types', 'lint'].includes(caughtBy) || existsSync(home!);
    return isThere ? [] : [`${name}: there is no ${caughtBy}`];
  });
