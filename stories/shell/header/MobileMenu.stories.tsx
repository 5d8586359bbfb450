import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { Canvas } from '../../flows/page';
import { largeTextMode, rightToLeftMode } from '../../../.storybook/world/modes';
import { navigation } from '../../../src/routes/site/navigation';
import { MobileMenu } from '../../../src/shell/header/MobileMenu';
import type { Guide } from '../../../.storybook/guide/Guide';
import { ownWindow, useMovingPath } from '../../storyParts';

const guide: Guide = {
  keywords: ['hamburger', 'drawer', 'navigation'],
  use: [
    'Within the Header, for windows below 1024 px: a hamburger, and every section of the shop in one long list.',
    'Hold `open` yourself and make what lies behind inert while it is true: the list covers the page.',
  ],
  avoid: [
    'On large windows: it hides itself there, and MainMenu takes over.',
    'For the page’s own filters or tabs: they belong on the page.',
  ],
  content: [
    'The button says what it will do: "Open menu", then "Close menu".',
    'The same names as in MainMenu, in the same order: the four categories first.',
    'Each category has the line that describes it in MainMenu. It stands beside the link, so that the link is called by its name alone.',
    'Sides and numbers, A1 and so on, are a record’s track list: only for the eye.',
  ],
  keyboard: {
    'Enter or Space': 'On the button: opens or closes the list.',
    Tab: 'Moves through the links, from top to bottom.',
    Enter: 'On a link: follows it; the list closes when the page comes, which takes the focus.',
    Escape: 'Closes the list; a focus inside returns to the button.',
  },
  accessibility: {
    '4.1.2 Name, Role, Value':
      'The button says whether the list is open, and which list it controls.',
    '2.4.3 Focus Order':
      'However it is closed, a focus inside is back on the button and never lost.',
    '1.4.10 Reflow': 'The list scrolls by itself, so every link is within reach at 400 % zoom.',
    '2.5.5 Target Size (Enhanced)': 'Each link is a whole row of the list, from edge to edge.',
  },
  related: ['Shell/MainMenu'],
};

const meta = {
  title: 'Shell/MobileMenu',
  component: MobileMenu,
  globals: { viewport: { value: 'phone' } },
  parameters: { guide, docs: ownWindow(620, 'phone') },
  args: { pathname: '/blog', navigation, open: false, onOpenChange: fn() },
  // The menu's user holds whether it is open, so this story does. It stands at the end, as in the
  // header.
  render: function Held(args) {
    const [open, setOpen] = useState(args.open);
    const pathname = useMovingPath(args.pathname);
    return (
      <div style={{ display: 'flex', justifyContent: 'end' }}>
        <MobileMenu
          {...args}
          pathname={pathname}
          open={open}
          onOpenChange={(next) => {
            setOpen(next);
            args.onOpenChange(next);
          }}
        />
      </div>
    );
  },
} satisfies Meta<typeof MobileMenu>;

export default meta;

type Story = StoryObj<typeof meta>;

const opener = (canvas: Canvas) => canvas.getByRole('button', { name: 'Open menu' });
const closer = (canvas: Canvas) => canvas.getByRole('button', { name: 'Close menu' });
const list = (canvas: Canvas) => canvas.getByRole('navigation', { name: 'Main' });
const isClosed = async (canvas: Canvas) => {
  await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  await expect(opener(canvas)).toHaveAttribute('aria-expanded', 'false');
};

export const Default: Story = {
  play: async ({ canvas }) => {
    await isClosed(canvas);
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

export const Open: Story = {
  parameters: { inDocs: true, chromatic: { modes: { ...rightToLeftMode, ...largeTextMode } } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(opener(canvas));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await expect(closer(canvas)).toHaveAttribute('aria-expanded', 'true');
    const links = within(list(canvas)).getAllByRole('link');
    const { categories, sections } = navigation;
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      [...categories, ...sections].map(({ label, href }) => [label, href]),
    );
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Blog');
  },
};

export const Tablet: Story = {
  name: 'Open, on a tablet',
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(opener(canvas));
    await expect(within(list(canvas)).getByRole('link', { name: 'Community' })).toBeVisible();
  },
};

export const ClosedByButton: Story = {
  name: 'Closed by its button',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(opener(canvas));
    await userEvent.click(closer(canvas));
    await isClosed(canvas);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(opener(canvas)).toHaveFocus();
  },
};

export const ByKeyboard: Story = {
  name: 'By keyboard alone',
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(closer(canvas)).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Shoes' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => isClosed(canvas));
    await expect(opener(canvas)).toHaveFocus();
  },
};

export const PageChanged: Story = {
  name: 'A new page from elsewhere closes it',
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(opener(canvas));
    await expect(list(canvas)).toBeVisible();
    window.dispatchEvent(new PopStateEvent('popstate'));
    await waitFor(() => isClosed(canvas));
    await expect(opener(canvas)).toBeVisible();
  },
};
