import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { Canvas } from '../../flows/page';
import { forcedColorsMode, largerTextMode, pointerMode } from '../../../.storybook/world/modes';
import { navigation } from '../../../src/routes/site/navigation';
import { MainMenu } from '../../../src/shell/header/MainMenu';
import { onClock } from '../../flows/clock';
import type { Guide } from '../../../.storybook/guide/Guide';
import { ownWindow, useMovingPath } from '../../storyParts';

const guide: Guide = {
  keywords: ['dropdown', 'mega menu', 'navigation bar', 'navbar'],
  use: [
    'Within the Header, for windows from 1024 px on: the categories in a dropdown, everything else as a direct link.',
    'Give it the page’s path. It marks the link, and a new path closes the dropdown.',
  ],
  avoid: [
    'On small windows: it hides itself there, and MobileMenu takes over.',
    'For actions such as sorting or signing out: this is a menu of links. Use Buttons.',
    'For a second level below the dropdown. There is none; a page’s own Sections do that.',
  ],
  do: {
    rule: 'Say what is behind a category in one line, from the visitor’s side.',
    show: (
      <p>
        <strong>Shoes</strong>
        <br />
        Limited pairs, vintage finds and daily beaters
      </p>
    ),
  },
  dont: {
    rule: 'Don’t repeat the name in other words. The line is then only noise.',
    show: (
      <p>
        <strong>Shoes</strong>
        <br />
        Our shoes category
      </p>
    ),
  },
  content: [
    'A link is named in one or two words, title case: the section’s name, no verb.',
    'A category’s line is at most seven words, with no full stop.',
    'Six links at most stand beside the dropdown: a window of 1024 px has no room for a seventh.',
  ],
  keyboard: {
    Tab: 'Moves through "Categories" and the links; through the dropdown if open.',
    'Enter or Space': 'On "Categories": opens or closes the dropdown.',
    'Arrow down': 'On "Categories", while open: moves into the dropdown.',
    'Arrow left or Arrow right': 'Moves along the bar, in the direction it is read.',
    Enter: 'On a link: follows it and closes the dropdown.',
    Escape: 'Closes the dropdown; a focus inside returns to "Categories".',
  },
  accessibility: {
    '1.4.13 Content on Hover or Focus':
      'What a pointer opens by resting on it can also be pressed open, stays while the pointer is on it, and closes on Escape.',
    '4.1.2 Name, Role, Value': '"Categories" is a button that says whether its dropdown is open.',
    '1.4.1 Use of Color': 'The current page’s link says so, and is underlined as well as brighter.',
    '2.1.1 Keyboard': 'Everything works from the keyboard alone.',
  },
  related: ['Shell/MobileMenu'],
};

const meta = {
  title: 'Shell/MainMenu',
  component: MainMenu,
  parameters: { guide, docs: ownWindow(240, 'desktop') },
  // In windows narrower than a laptop's the mobile menu takes this menu's place.
  globals: { viewport: { value: 'desktop' } },
  // Makes room for the dropdown, which hangs below the bar.
  decorators: [(Story) => <div style={{ minBlockSize: '18rem' }}>{Story()}</div>],
  args: { pathname: '/blog', navigation },
} satisfies Meta<typeof MainMenu>;

export default meta;

type Story = StoryObj<typeof meta>;

const { sections } = navigation;
const categories = (canvas: Canvas) => canvas.getByRole('button', { name: 'Categories' });
const shoes = { name: /^Shoes/ };
const isOpen = async (canvas: Canvas) => {
  await expect(categories(canvas)).toHaveAttribute('aria-expanded', 'true');
  await expect(canvas.getByRole('link', shoes)).toBeVisible();
};
const isClosed = async (canvas: Canvas) => {
  await expect(categories(canvas)).toHaveAttribute('aria-expanded', 'false');
  await expect(canvas.queryByRole('link', shoes)).not.toBeInTheDocument();
};

export const Default: Story = {
  parameters: { chromatic: { modes: largerTextMode } },
  play: async ({ canvas }) => {
    await isClosed(canvas);
    const links = within(canvas.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      sections.map(({ label, href }) => [label, href]),
    );
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Blog');
  },
};

export const Open: Story = {
  name: 'The dropdown and its prints, on a laptop, the narrowest window that has it',
  globals: { viewport: { value: 'laptop' } },
  parameters: { chromatic: { modes: { ...forcedColorsMode, ...pointerMode } } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(categories(canvas));
    const prints = canvasElement.querySelectorAll('use[href*="/prints/categories"]');
    await expect(prints).toHaveLength(4);
    for (const [name, href] of [
      [/^Beats.+ready to write to$/, '/'],
      [/^Fashion.+from the artists$/, '/fashion'],
      [/^Shoes.+and daily beaters$/, '/shoes'],
      [/^Digital Art.+priced in ETH$/, '/digital-art'],
    ] as const)
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
  },
};

export const CurrentCategory: Story = {
  name: 'The page is one of the categories',
  args: { pathname: '/shoes' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(categories(canvas));
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName(/^Shoes/);
  },
};

export const Elsewhere: Story = {
  name: 'The page has no link',
  args: { pathname: '/404' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
    await expect(canvas.getAllByRole('link')).toHaveLength(sections.length);
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  parameters: { inDocs: false },
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(categories(canvas));
    await isOpen(canvas);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('link', { name: 'Music Trading' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(categories(canvas)).toHaveFocus();
  },
};

export const Rested: Story = {
  name: 'By mouse: opens after 200 ms of rest and not in passing, closes 150 ms after the pointer has left',
  parameters: { chromatic: { disableSnapshot: true } },
  play: onClock(async ({ canvas, userEvent }, { advance }) => {
    await userEvent.hover(categories(canvas));
    advance(150);
    await userEvent.hover(canvas.getByRole('link', { name: 'Blog' }));
    advance(1000);
    await isClosed(canvas);
    await userEvent.hover(categories(canvas));
    advance(199);
    await isClosed(canvas);
    advance(1);
    await isOpen(canvas);
    await userEvent.hover(canvas.getByRole('link', { name: 'Blog' }));
    advance(149);
    await isOpen(canvas);
    advance(1);
    await isClosed(canvas);
  }),
};

export const IntoTheDropdown: Story = {
  name: 'By mouse: stays while the pointer is in the dropdown',
  parameters: { chromatic: { disableSnapshot: true } },
  play: onClock(async ({ canvas, userEvent }, { advance }) => {
    await userEvent.hover(categories(canvas));
    advance(200);
    await userEvent.hover(canvas.getByRole('link', shoes));
    advance(5000);
    await isOpen(canvas);
    await userEvent.hover(canvas.getByRole('link', { name: 'Blog' }));
    advance(150);
    await isClosed(canvas);
  }),
};

export const Back: Story = {
  name: 'By mouse: back within 300 ms it opens at once, later it waits again',
  play: onClock(async ({ canvas, userEvent }, { advance }) => {
    const leave = async () => {
      await userEvent.hover(canvas.getByRole('link', { name: 'Blog' }));
      advance(150);
      await isClosed(canvas);
    };
    await userEvent.hover(categories(canvas));
    advance(200);
    await leave();
    advance(299);
    await userEvent.hover(categories(canvas));
    await isOpen(canvas);
    await leave();
    advance(300);
    await userEvent.hover(categories(canvas));
    advance(199);
    await isClosed(canvas);
    advance(1);
    await isOpen(canvas);
  }),
};

export const PressedWhileOpening: Story = {
  name: 'By mouse: the press that follows a rest keeps it open, the next closes it',
  play: onClock(async ({ canvas, userEvent }, { advance }) => {
    await userEvent.hover(categories(canvas));
    advance(200);
    await userEvent.click(categories(canvas));
    await isOpen(canvas);
    await userEvent.click(categories(canvas));
    advance(1000);
    await isClosed(canvas);
  }),
};

export const PressedTwice: Story = {
  name: 'By mouse: pressed twice in a moment, it stays open; closed then, it stays closed',
  parameters: { chromatic: { disableSnapshot: true } },
  play: onClock(async ({ canvas, userEvent }, { advance }) => {
    await userEvent.dblClick(categories(canvas));
    await isOpen(canvas);
    await userEvent.click(categories(canvas));
    await isClosed(canvas);
    // The first press came before the pointer had rested for 200 ms.
    advance(1000);
    await isClosed(canvas);
  }),
};

export const EscapeUnderPointer: Story = {
  name: 'By mouse: Escape closes it under the pointer, right after a press too; the pointer has to wait again when it comes back',
  parameters: { chromatic: { disableSnapshot: true } },
  play: onClock(async ({ canvas, userEvent }, { advance }) => {
    await userEvent.click(categories(canvas));
    await userEvent.keyboard('{Escape}');
    await isClosed(canvas);
    advance(1000);
    await isClosed(canvas);
    await userEvent.hover(canvas.getByRole('link', { name: 'Blog' }));
    await userEvent.hover(categories(canvas));
    advance(200);
    await userEvent.keyboard('{Escape}');
    advance(1000);
    await isClosed(canvas);
    await userEvent.hover(canvas.getByRole('link', { name: 'Blog' }));
    await userEvent.hover(categories(canvas));
    advance(199);
    await isClosed(canvas);
    advance(1);
    await isOpen(canvas);
  }),
};

export const ByTouch: Story = {
  name: 'By touch: a tap opens at once, the next closes',
  parameters: { chromatic: { disableSnapshot: true } },
  play: onClock(async ({ canvas, userEvent }, { advance }) => {
    const tap = { keys: '[TouchA]', target: categories(canvas) };
    await userEvent.pointer(tap);
    await isOpen(canvas);
    advance(5000);
    await isOpen(canvas);
    await userEvent.pointer(tap);
    await isClosed(canvas);
    advance(1000);
    await isClosed(canvas);
  }),
};

export const ByKeyboard: Story = {
  name: 'By keyboard: Enter opens it, arrows and Tab lead through it',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(categories(canvas)).toHaveFocus();
    await isClosed(canvas);
    await userEvent.keyboard('{Enter}');
    await isOpen(canvas);
    await expect(categories(canvas)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: /^Beats/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Fashion/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', shoes)).toHaveFocus();
  },
};

export const AlongTheBar: Story = {
  name: 'By keyboard: arrows move along the bar',
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('link', { name: 'Live Selling' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('link', { name: sections.at(-1)!.label })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(categories(canvas)).toHaveFocus();
  },
};

export const Escape: Story = {
  name: 'By keyboard: Space opens and closes, Escape gives the focus back to the button, Tab out of it closes it',
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await isOpen(canvas);
    await userEvent.keyboard(' ');
    await isClosed(canvas);
    await expect(categories(canvas)).toHaveFocus();
    await userEvent.keyboard('{Enter}{ArrowDown}');
    await expect(canvas.getByRole('link', { name: /^Beats/ })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await isClosed(canvas);
    await expect(categories(canvas)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    canvas.getByRole('link', { name: /^Digital Art/ }).focus();
    await isOpen(canvas);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Music Trading' })).toHaveFocus();
    await isClosed(canvas);
  },
};

export const PageChanged: Story = {
  name: 'A new page closes it',
  render: function Moving(args) {
    return <MainMenu {...args} pathname={useMovingPath(args.pathname)} />;
  },
  play: onClock(async ({ canvas, userEvent }, { advance }) => {
    await userEvent.click(categories(canvas));
    await isOpen(canvas);
    window.dispatchEvent(new PopStateEvent('popstate'));
    await waitFor(() => isClosed(canvas));
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Community');
    // The pointer that has pressed still rests on the button.
    advance(1000);
    await isClosed(canvas);
  }),
};
