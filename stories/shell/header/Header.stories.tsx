import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import {
  forcedColorsMode,
  laptopMode,
  pointerMode,
  shortMode,
} from '../../../.storybook/world/modes';
import { navigation } from '../../../src/routes/site/navigation';
import { Header } from '../../../src/shell/header/Header';
import type { Guide } from '../../../.storybook/guide/Guide';
import { ownWindow } from '../../storyParts';

const guide: Guide = {
  keywords: ['navbar', 'top bar', 'app bar', 'shopping bag'],
  use: [
    'Once, at the top of every page. Layout brings it; a screen never does.',
    'Give it the page’s path, the links of its menus, the number of items in the cart, and whether its small-screen menu is open.',
  ],
  avoid: [
    'As the head of a section or a card: Section has one.',
    'For a page’s own tools: they stand on the page, under its title.',
  ],
  content: [
    'The logo is the mark and the word "Waxline". It has no slogan.',
    'The cart’s name ends with what its badge shows: "Cart, 3 items". At zero there is no badge; above 99 it says 99+.',
    'Search and Cart are one word each, and only heard.',
  ],
  accessibility: {
    '1.3.1 Info and Relationships': 'It is the page’s banner, with one navigation in it.',
    '2.5.3 Label in Name':
      'The badge’s number is part of the cart’s name, so it is heard and can be spoken.',
    '3.2.3 Consistent Navigation': 'Every page has the same links in the same order.',
    '1.4.10 Reflow':
      'In a window too short for it, it scrolls away and leaves the room to the page.',
  },
  related: ['Shell/SkipLink'],
};

const meta = {
  title: 'Shell/Header',
  component: Header,
  parameters: { guide, layout: 'fullscreen', docs: ownWindow(90, 'desktop') },
  args: {
    pathname: '/blog',
    navigation,
    cartCount: 0,
    onAction: fn(),
    open: false,
    onOpenChange: fn(),
  },
  // The header's user holds whether its menu is open, so this story does.
  render: function Held({ onOpenChange, ...args }) {
    const [isOpen, setOpen] = useState(args.open);
    const toggle = (open: boolean) => {
      setOpen(open);
      onOpenChange(open);
    };
    return <Header {...args} open={isOpen} onOpenChange={toggle} />;
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

export const Cart1: Story = { name: 'One item in the cart', args: { cartCount: 1 } };
export const Cart12: Story = { name: 'Twelve items in the cart', args: { cartCount: 12 } };
export const Cart100: Story = {
  name: 'A hundred items in the cart',
  args: { cartCount: 100 },
  // A laptop's window is the narrowest with the large menu.
  parameters: {
    chromatic: { modes: { ...forcedColorsMode, ...laptopMode, ...shortMode, ...pointerMode } },
  },
};

export const Tablet: Story = {
  name: 'On a tablet, with the small menu',
  args: { cartCount: 100 },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Categories' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: 'Blog' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Open menu' })).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  name: 'The Tab key’s way on a laptop, the narrowest window with the large menu',
  globals: { viewport: { value: 'laptop' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Waxline' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Categories' })).toHaveFocus();
    for (const { label } of navigation.sections) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: label })).toHaveFocus();
    }
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenLastCalledWith({ type: 'search' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onAction).toHaveBeenLastCalledWith({ type: 'cart' });
    await expect(canvas.getByRole('button', { name: 'Cart' })).toHaveFocus();
  },
};
