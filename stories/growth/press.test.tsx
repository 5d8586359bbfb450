/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { Profiler, type ReactElement } from 'react';
import type { Act } from '../../src/actions';
import { featuredAlbum, newListings, topMovers } from '../../src/content/albums';
import { categories } from '../../src/content/categories';
import { products } from '../../src/content/products';
import { navigation } from '../../src/routes/site/navigation';
import { HomeScreen } from '../../src/screens/HomeScreen';
import { MusicTradingScreen } from '../../src/screens/MusicTradingScreen';
import { Layout } from '../../src/shell/Layout';
import { stubMatchMedia } from '../../tests/unit/stubMatchMedia';
import { usePlaceholderAction } from '../../src/shell/toast/useToast';
import { repeated } from '../../.storybook/world/repeated';

beforeEach(() => {
  stubMatchMedia();
  // Draws frames at once, so that all effects are done before a press.
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => {
    draw(0);
    return 0;
  });
});

/** The number of items: one group of a list. longList.test.tsx tests lists with more. */
const MANY = 12;

const screens: [string, (onAction: Act) => ReactElement, string][] = [
  [
    'products',
    (onAction) => (
      <HomeScreen
        featured={featuredAlbum}
        tape={topMovers}
        categories={categories}
        products={repeated(products, MANY)}
        onAction={onAction}
      />
    ),
    'Add to Cart',
  ],
  [
    'albums',
    (onAction) => (
      <MusicTradingScreen movers={[]} listings={repeated(newListings, MANY)} onAction={onAction} />
    ),
    'Buy',
  ],
];

test.each(screens)('a press among many %s renders none of them', async (_, draw, name) => {
  const onRender = jest.fn();
  function Page() {
    return (
      <Profiler id="page" onRender={onRender}>
        {draw(usePlaceholderAction())}
      </Profiler>
    );
  }
  render(
    <Layout pathname="/" navigation={navigation}>
      <Page />
    </Layout>,
  );
  expect(document.querySelectorAll('main h2, main h3').length).toBeGreaterThanOrEqual(MANY);
  onRender.mockClear();
  const buttons = screen.getAllByText(name);
  fireEvent.click(buttons[Math.floor(buttons.length / 2)]!);
  // The words are in the toast, and for a second in Radix's announcement for screen readers.
  await screen.findAllByText(/isn't implemented yet/);
  expect(onRender).not.toHaveBeenCalled();
});
