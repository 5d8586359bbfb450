/** @jest-environment jsdom */
import { render } from '@testing-library/react';
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

test.each(allRoutes)('each card of $path begins with its heading (WCAG 1.3.2)', ({ screen }) => {
  render(screen(() => {}));
  for (const card of document.querySelectorAll('article')) {
    const heading = card.querySelector('h2, h3');
    expect(heading).not.toBeNull();
    expect(heading).toContainElement(firstSpoken(card)!.parentElement);
  }
});
