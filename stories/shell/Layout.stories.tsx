import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { shortMode } from '../../.storybook/world/modes';
import { Button } from '../../src/primitives/controls/Button';
import { Container } from '../../src/primitives/text/Container';
import { navigation } from '../../src/routes/site/navigation';
import { Layout } from '../../src/shell/Layout';
import { onClock } from '../flows/clock';
import { header, openChat, toastSays } from '../flows/page';
import type { Guide } from '../../.storybook/guide/Guide';
import { ownWindow, ToastButton } from '../storyParts';

const guide: Guide = {
  keywords: ['page shell', 'frame', 'template'],
  use: [
    'Once, around every page. It stays while the pages in it change, so the chat and the toast do too.',
    'Give it the router’s path, the links of `src/routes/site/navigation.ts`, and one screen, which brings the `h1`.',
  ],
  avoid: [
    'Within a page: a screen is made of Container and Section.',
    'Once per route: then header, chat and toast would begin anew with every page.',
  ],
  content: ['Each page brings exactly one `h1`.'],
  keyboard: {
    Tab: 'First to "Skip to content", then header, page, footer, toast, chat.',
    F8: 'Moves to the toast.',
    Escape:
      'Closes one thing at a time: a menu, then the toast, both from anywhere; then the chat, from inside it.',
  },
  accessibility: {
    '1.3.1 Info and Relationships': 'Banner, main and contentinfo hold all that is on the page.',
    '2.4.1 Bypass Blocks': 'The first stop skips the header.',
    '2.4.3 Focus Order':
      'A new page takes the focus, so that reading goes on there and not where the link was.',
    '2.4.11 Focus Not Obscured (Minimum)':
      'While the small-screen menu covers the page, what lies behind is out of reach.',
  },
  related: ['Primitives/Container'],
};

/** A sample page, with one control and one link to another page. */
function Page({ title, onMove }: { title: string; onMove: () => void }) {
  return (
    <Container style={{ paddingBlock: '2rem' }}>
      <h1>{title}</h1>
      <p>One screen stands here, and everything around it stays when it changes.</p>
      <p style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem', paddingBlockStart: '1rem' }}>
        <ToastButton variant="solid" />
        <Button onClick={onMove}>Next page</Button>
      </p>
    </Container>
  );
}

const meta = {
  title: 'Shell/Layout',
  component: Layout,
  parameters: { guide, layout: 'fullscreen', docs: ownWindow(640, 'desktop') },
  argTypes: { children: { control: false } },
  args: { pathname: '/blog', navigation, children: null },
  render: function Pages(args) {
    const [pathname, setPathname] = useState(args.pathname);
    const title = pathname === '/community' ? 'Creator Hub' : 'The Vault';
    return (
      <Layout {...args} pathname={pathname}>
        <Page title={title} onMove={() => setPathname('/community')} />
      </Layout>
    );
  },
} satisfies Meta<typeof Layout>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { modes: shortMode } },
  play: async ({ canvas }) => {
    await expect(header(canvas).getByRole('link', { name: 'Waxline' })).toBeVisible();
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Open chat' })).toBeVisible();
    await expect(
      within(canvas.getByRole('main')).getByRole('heading', { level: 1, name: 'The Vault' }),
    ).toBeVisible();
  },
};

export const Toasts: Story = {
  name: 'Every action of the shell shows its toast',
  play: onClock(async ({ canvas, userEvent }) => {
    for (const name of [
      'Search',
      'Cart',
      'Support',
      'Rock',
      'Instagram',
      'Cookie Policy',
      'Like',
    ]) {
      await userEvent.click(canvas.getByRole('button', { name }));
      await toastSays(canvas, name);
    }
    await expect(canvas.getByRole('button', { name: 'Like' })).toHaveFocus();
  }),
};

export const NoConnection: Story = {
  name: 'Without a connection the next page cannot be loaded',
  args: { nextPage: 'offline' },
  play: onClock(async ({ canvas }) => {
    const toasts = within(await canvas.findByRole('region', { name: /^Notifications/ }));
    await expect(await toasts.findByRole('listitem')).toHaveTextContent(
      'Page unavailable. That page could not be loaded. Check your connection, then try again.',
    );
  }),
};

export const ShellStays: Story = {
  name: 'Chat and toast outlast the page',
  // On a phone the chat closes where it lies on what the keyboard has reached, and a play's presses
  // count as the keyboard's.
  globals: { viewport: { value: 'desktop' } },
  play: onClock(async ({ canvas, userEvent }) => {
    await openChat(canvas, userEvent);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'Where am I?{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Like' }));
    await toastSays(canvas, 'Like');
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAccessibleName('Creator Hub');
    await toastSays(canvas, 'Like');
    await expect(canvas.getByRole('log')).toHaveTextContent('Where am I?');
  }),
};

export const EscapeOrder: Story = {
  name: 'Escape dismisses one thing at a time',
  globals: { viewport: { value: 'desktop' } },
  // The pointer rests on the menu's button, which by itself opens the menu after 200 ms.
  play: onClock(async ({ canvas, userEvent }) => {
    await openChat(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await toastSays(canvas, 'Search');
    const menu = canvas.getByRole('button', { name: 'Categories' });
    await userEvent.click(menu);
    await expect(menu).toHaveAttribute('aria-expanded', 'true');

    await userEvent.keyboard('{Escape}');
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await toastSays(canvas, 'Search');

    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(canvas.queryByRole('region', { name: /^Notifications/ })).not.toBeInTheDocument(),
    );

    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('dialog', { name: 'BeatBot' })).toBeVisible();
    await expect(menu).toHaveFocus();

    canvas.getByRole('textbox', { name: 'Message' }).focus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Open chat' })).toHaveFocus();
  }),
};
