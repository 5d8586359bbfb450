import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { forcedColorsMode, pointerMode, wideMode } from '../../../.storybook/world/modes';
import { Button } from '../../../src/primitives/controls/Button';
import { Link } from '../../../src/primitives/controls/Link';
import { navigation } from '../../../src/routes/site/navigation';
import { Footer } from '../../../src/shell/footer/Footer';
import type { Guide } from '../../../.storybook/guide/Guide';

const guide: Guide = {
  keywords: ['socials', 'contact', 'address', 'copyright'],
  wide: true,
  use: [
    'Once, at the end of every page. Layout brings it; a screen never does.',
    'Give it the page’s path and one callback: every button reports its own name.',
    'The chat floats over its end, where the name runs out: nothing to press may stand there.',
  ],
  avoid: [
    'As the end of a section or a card: those just end.',
    'For the next step of a page: a Section with a ButtonLink comes before it.',
  ],
  do: {
    rule: 'Make a link of what has an address, and a button of what has none yet.',
    show: (
      <div style={{ display: 'flex', alignItems: 'center', gap: '1.5rem' }}>
        <Link href="/blog">Blog</Link>
        <Button>Support</Button>
      </div>
    ),
  },
  content: [
    'Names of places and things, title case, no verbs.',
    'The year is the year of the work, 2025; it does not go up by itself.',
    'The address is for everybody: no department, no form.',
  ],
  accessibility: {
    '1.3.1 Info and Relationships': 'It is the page’s contentinfo, and each column has a heading.',
    '1.1.1 Non-text Content':
      'The networks’ marks are buttons with the network’s name. The large word is decoration, and hidden from screen readers.',
    '2.5.5 Target Size (Enhanced)': 'Every line is 44 px high.',
  },
  related: ['Shell/Header'],
};

const meta = {
  title: 'Shell/Footer',
  component: Footer,
  parameters: { guide, layout: 'fullscreen' },
  args: { pathname: '/', quickLinks: navigation.quickLinks, onAction: fn() },
} satisfies Meta<typeof Footer>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { modes: { ...forcedColorsMode, ...wideMode, ...pointerMode } } },
  play: async ({ canvas }) => {
    const footer = within(canvas.getByRole('contentinfo'));
    const ways = within(footer.getByRole('navigation', { name: 'Quick Links' }));
    await expect(
      ways.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Beats', '/'],
      ['Fashion', '/fashion'],
      ['Shoes', '/shoes'],
      ['Blog', '/blog'],
      ['Community', '/community'],
    ]);
    await expect(ways.getByRole('link', { current: 'page' })).toHaveAccessibleName('Beats');
    const mail = footer.getByRole('link', { name: /@/ });
    await expect(mail).toHaveAttribute('href', 'mailto:hello@waxline.example');
    const phone = footer.getByRole('link', { name: /555/ });
    await expect(phone).toHaveAttribute('href', 'tel:+12135550142');
    await expect(footer.getByText('Los Angeles, CA')).toBeVisible();
    await expect(footer.getByText(/^© 2025 Waxline/)).toBeVisible();
  },
};

export const Actions: Story = {
  name: 'Every button says its own name',
  play: async ({ args, canvas, userEvent }) => {
    const names = canvas
      .getAllByRole('button')
      .map((button) => button.ariaLabel ?? button.textContent);
    await expect(names).toEqual([
      'Support',
      ...['Trap Beats', 'Hip Hop', 'R&B', 'Pop', 'Rock', 'Electronic'],
      ...['Facebook', 'Twitter', 'Instagram', 'YouTube'],
      ...['Privacy Policy', 'Terms of Service', 'Cookie Policy'],
    ]);
    for (const name of names) {
      await userEvent.click(canvas.getByRole('button', { name: name! }));
      await expect(args.onAction).toHaveBeenLastCalledWith({ type: 'footer', name });
    }
    await expect(canvas.getByRole('button', { name: 'Cookie Policy' })).toHaveFocus();
  },
};
