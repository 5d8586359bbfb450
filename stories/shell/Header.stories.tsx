import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { forcedColorsMode } from '../../.storybook/modes';
import { Header } from '../../src/shell/header/Header';
import type { Guide } from '../guide/Guide';

const guide: Guide = {
  status: 'stable',
  use: [
    'Once, at the top of every page. Layout brings it; a screen never does.',
    'Give it the page’s path, the number of items in the cart, and whether its small-screen menu is open.',
  ],
  avoid: [
    'As the head of a section or a card: Section has one.',
    'For a page’s own tools: they stand on the page, under its title.',
  ],
  do: {
    rule: 'Leave the cart’s badge away when there is nothing in the cart.',
    show: (
      <p>
        Cart: <strong>no badge</strong>
      </p>
    ),
  },
  dont: {
    rule: 'Don’t count to zero, or on to four digits: above 99 the badge says 99+.',
    show: (
      <p>
        Cart: <strong>0</strong> or <strong>1,204</strong>
      </p>
    ),
  },
  content: [
    'The logo is the mark and the word "Waxline". It has no slogan.',
    'The cart’s name ends with what its badge shows: "Cart, 3 items".',
    'Search and Cart are one word each, and only heard.',
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Logo, then the menu, then Search, Cart and, on small windows, the hamburger.',
    },
    { keys: 'Enter', does: 'On the logo: goes home.' },
    { keys: 'Enter or Space', does: 'Presses the button that has the focus.' },
    { keys: 'Escape', does: 'Closes the menu that is open.' },
  ],
  accessibility: [
    {
      note: 'It is the page’s banner, with one navigation in it.',
      wcag: '1.3.1 Info and Relationships',
    },
    {
      note: 'The badge’s number is part of the cart’s name, so it is heard and can be spoken.',
      wcag: '2.5.3 Label in Name',
    },
    {
      note: 'Every page has the same links in the same order.',
      wcag: '3.2.3 Consistent Navigation',
    },
    {
      note: 'In a window too short for it, it scrolls away and leaves the room to the page.',
      wcag: '1.4.10 Reflow',
    },
  ],
  related: ['Shell/MainMenu', 'Shell/MobileMenu', 'Shell/Layout', 'Shell/SkipLink'],
};

const meta = {
  title: 'Shell/Header',
  component: Header,
  tags: ['stable'],
  parameters: { guide, layout: 'fullscreen' },
  args: { pathname: '/blog', cartCount: 0, onAction: fn(), menuOpen: false, onMenuToggle: fn() },
  // Whoever uses it holds whether its menu is open.
  render: function Held({ onMenuToggle, ...args }) {
    const [menuOpen, setMenuOpen] = useState(args.menuOpen);
    const toggle = (open: boolean) => {
      setMenuOpen(open);
      onMenuToggle(open);
    };
    return <Header {...args} menuOpen={menuOpen} onMenuToggle={toggle} />;
  },
} satisfies Meta<typeof Header>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const banner = within(canvas.getByRole('banner'));
    await expect(banner.getByRole('link', { name: 'Waxline' })).toHaveAttribute('href', '/');
    await expect(banner.getAllByRole('navigation')).toHaveLength(1);
    await expect(banner.getByRole('button', { name: 'Search' })).toBeVisible();
    await expect(banner.getByRole('button', { name: 'Cart' })).toHaveTextContent('');
    await expect(banner.queryByRole('button', { name: 'Open menu' })).not.toBeInTheDocument();
  },
};

/** A cart with so many items, what it is then called and what its badge says. */
const cart = (cartCount: number, called: string, badge: string): Story => ({
  name: `A cart with ${cartCount}`,
  args: { cartCount },
  parameters: { chromatic: { modes: forcedColorsMode } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: /^Cart/ });
    await expect(button).toHaveTextContent(badge);
    await expect(button).toHaveAccessibleName(called);
  },
});

export const Cart1: Story = cart(1, 'Cart, 1 item', '1');
export const Cart12: Story = cart(12, 'Cart, 12 items', '12');
export const Cart99: Story = cart(99, 'Cart, 99 items', '99');
export const Cart100: Story = cart(100, 'Cart, 99+ items', '99+');

export const Phone: Story = {
  name: 'On a phone',
  args: { cartCount: 100 },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Categories' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Open menu' })).toBeVisible();
  },
};

export const Narrow: Story = {
  name: '320 px wide',
  globals: { viewport: { value: 'narrowest' } },
  play: async ({ canvas }) => {
    for (const name of ['Search', 'Cart', 'Open menu']) {
      const { left, right } = canvas.getByRole('button', { name }).getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(window.innerWidth);
    }
    await expect(canvas.getByRole('link', { name: 'Waxline' })).toBeVisible();
  },
};

export const LargeText: Story = {
  name: 'Text at 200 %, on a phone',
  globals: { viewport: { value: 'phone' }, textSize: '200' },
};

export const Tablet: Story = {
  name: 'On a tablet',
  globals: { viewport: { value: 'tablet' } },
};

export const Laptop: Story = {
  name: 'On a laptop, the narrowest with the large menu',
  args: { cartCount: 12 },
  globals: { viewport: { value: 'laptop' } },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  parameters: { inDocs: false },
  args: { cartCount: 12 },
  globals: { direction: 'rtl' },
};

export const ShortWindow: Story = {
  name: 'In a short window',
  globals: { viewport: { value: 'short' } },
  render: (args) => (
    <>
      <Header {...args} />
      <p style={{ padding: '1rem', minBlockSize: '60rem' }}>The page</p>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Waxline' })).toBeVisible();
  },
};

export const SearchAndCart: Story = {
  name: 'Search and Cart say their names',
  play: async ({ args, canvas, userEvent }) => {
    for (const name of ['Search', 'Cart'] as const) {
      const button = canvas.getByRole('button', { name });
      await userEvent.click(button);
      await expect(args.onAction).toHaveBeenLastCalledWith(name);
      await expect(button).toHaveFocus();
    }
    await expect(args.onAction).toHaveBeenCalledTimes(2);
  },
};

export const ByKeyboard: Story = {
  name: 'Order of the stops',
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Waxline' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Categories' })).toHaveFocus();
    for (const name of ['Music Trading', 'Live Selling', 'Podcasts', 'Blog', 'Community']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenLastCalledWith('Search');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onAction).toHaveBeenLastCalledWith('Cart');
    await expect(canvas.getByRole('button', { name: 'Cart' })).toHaveFocus();
  },
};

export const MenuTells: Story = {
  name: 'The small-screen menu tells when it covers the page',
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await expect(args.onMenuToggle).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard('{Escape}');
    await expect(args.onMenuToggle).toHaveBeenLastCalledWith(false);
    await expect(canvas.getByRole('button', { name: 'Open menu' })).toHaveFocus();
  },
};
