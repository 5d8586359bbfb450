import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, spyOn, waitFor } from 'storybook/test';
import type { Canvas } from '../../flows/page';
import { Lede } from '../../../src/components/kit/Lede';
import { Button } from '../../../src/primitives/controls/Button';
import { Container } from '../../../src/primitives/text/Container';
import { loadFade } from '../../../src/shell/page/fade';
import { PageFade } from '../../../src/shell/page/PageFade';
import type { Guide } from '../../../.storybook/guide/Guide';
import { ownWindow } from '../../storyParts';

const guide: Guide = {
  keywords: ['transition', 'route change'],
  use: [
    'Once, around the page within Layout’s main. It fades each new page in over half a second.',
    'Give it the page’s path: a new one is a new page.',
    'Call `loadFade` when a page change is likely, as the host does when a link is pointed at or pressed.',
  ],
  avoid: [
    'For parts of a page that come and go. They appear, or have a motion of their own.',
    'To fade the old page out, or to hold the new one back: it can be read and pressed from its first frame on.',
  ],
  accessibility: {
    '2.3.3 Animation from Interactions': 'Whoever asked the system for less motion gets none.',
    '2.2.1 Timing Adjustable': 'The new page is in the document, in full, from the first frame.',
  },
  related: ['Foundations/Motion'],
};

const titles: Record<string, string> = { '/blog': 'The Vault', '/shoes': 'Sneaker Hub' };

const meta = {
  title: 'Shell/PageFade',
  component: PageFade,
  parameters: { guide, docs: ownWindow(320) },
  args: { pathname: '/blog', children: null },
  argTypes: { children: { control: false } },
  render: function Pages(args) {
    const [pathname, setPathname] = useState(args.pathname);
    const title = titles[pathname];
    const goTo = (path: string, name: string) => (
      <Button onClick={() => setPathname(path)}>{name}</Button>
    );
    return (
      <Container as="main">
        <PageFade pathname={pathname}>
          <h1>{title}</h1>
          <Lede>Everything on this page is here from its first frame.</Lede>
        </PageFade>
        <p style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem', paddingBlock: '1rem' }}>
          {goTo('/blog', 'The Vault')}
          {goTo('/shoes', 'Sneaker Hub')}
        </p>
      </Container>
    );
  },
} satisfies Meta<typeof PageFade>;

export default meta;

type Story = StoryObj<typeof meta>;

const page = (canvas: Canvas) => canvas.getByRole('heading', { level: 1 });

export const Default: Story = {
  name: 'The first page stands',
  play: async ({ canvas }) => {
    await expect(page(canvas)).toBeVisible();
    await expect(page(canvas)).toHaveAccessibleName('The Vault');
  },
};

export const Changed: Story = {
  name: 'A new page is there at once',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sneaker Hub' }));
    await expect(page(canvas)).toHaveAccessibleName('Sneaker Hub');
    await expect(page(canvas)).toBeVisible();
  },
};

export const Overtaken: Story = {
  name: 'A fade overtaken by the next page leaves nothing behind',
  play: async ({ canvas, userEvent }) => {
    // Motion is allowed in this story, whatever the system and the test say.
    delete document.documentElement.dataset.motion;
    const { matchMedia } = window;
    spyOn(window, 'matchMedia').mockImplementation((query) =>
      query.includes('reduced-motion') ? ({ matches: false } as MediaQueryList) : matchMedia(query),
    );
    await loadFade();
    const animate = spyOn(Element.prototype, 'animate');
    await userEvent.click(canvas.getByRole('button', { name: 'Sneaker Hub' }));
    await userEvent.click(canvas.getByRole('button', { name: 'The Vault' }));
    const [first, second] = animate.mock.results.map(({ value }) => value as Animation);
    await expect([first?.playState, second?.playState]).toEqual(['idle', 'running']);
    // Half a fade fails axe, and even a finished one that still applies rounds a pixel differently.
    second!.finish();
    await waitFor(() => expect(second!.playState).toBe('idle'));
    await waitFor(() => expect(page(canvas).parentElement!.style.opacity).toBe(''));
    await expect(page(canvas)).toHaveAccessibleName('The Vault');
  },
};
