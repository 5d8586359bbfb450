/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { art } from '../content/art';
import { garments } from '../content/garments';
import { posts } from '../content/posts';
import { products } from '../content/products';
import { shoes } from '../content/shoes';
import { liveShows, upcomingShows } from '../content/shows';
import { streams } from '../content/streams';
import { allRoutes } from './site/all';

/** The first thing in an element that a screen reader would say: words, or a named picture. */
function firstSpoken(element: Element): Node | null {
  const nodes = document.createTreeWalker(element, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, {
    acceptNode: (node) => {
      if (!(node instanceof Element))
        return node.textContent!.trim() ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP;
      if (node.getAttribute('aria-hidden') === 'true') return NodeFilter.FILTER_REJECT;
      const name = node.getAttribute('aria-label') ?? node.getAttribute('alt');
      return name ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP;
    },
  });
  return nodes.nextNode();
}

const pages = allRoutes.filter(({ unlisted }) => !unlisted).map(({ path }) => path);

test.each(allRoutes)(
  'on $path each card begins with its heading (WCAG 1.3.2), and each link leads to a page',
  ({ path, screen }) => {
    render(screen(() => {}));
    const cards = document.querySelectorAll('article');
    // Only the page that says an address is wrong has none.
    expect(cards.length > 0).toBe(pages.includes(path));
    for (const card of cards) {
      const heading = card.querySelector('h2, h3');
      expect(heading).not.toBeNull();
      expect(heading).toContainElement(firstSpoken(card)!.parentElement);
    }
    // Screens and content may not import the routes, so they write some addresses themselves.
    for (const link of document.querySelectorAll('a[href^="/"]'))
      expect(pages).toContain(link.getAttribute('href'));
  },
);

test('the picture of each item says what it shows (WCAG 1.1.1)', () => {
  for (const { screen } of allRoutes) render(screen(() => {}));
  const cards = [...document.querySelectorAll('article')];
  const shows = [...liveShows, ...upcomingShows, ...streams];
  for (const item of [...products, ...garments, ...shoes, ...art, ...shows, ...posts]) {
    const name = 'title' in item ? item.title : item.name;
    const card = cards.find((each) => each.getAttribute('aria-label') === name)!;
    if (card.dataset.variant === 'headline') continue;
    // No photo has come, so the drawing is what is seen.
    const seen =
      'image' in item ? (item.print.description ?? item.image.description) : item.description;
    const pictures = [...card.querySelectorAll('[role="img"]')];
    expect(pictures.map((each) => each.getAttribute('aria-label'))).toContain(seen);
  }
});
