import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { arriveAt, footer, header } from './page';
import { Site } from './Site';
import { toastSays } from './toastSays';

const meta = {
  title: 'Flows/Find shoes',
  component: Site,
  // A journey has a story to watch, and no part to explain.
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof Site>;

export default meta;

type Story = StoryObj<typeof meta>;

export const FromTheMenu: Story = {
  name: 'From the small-screen menu, by touch',
  play: async ({ canvas, userEvent }) => {
    const tap = (target: HTMLElement) => userEvent.pointer({ keys: '[TouchA]', target });
    await expect(canvas.queryByRole('button', { name: 'Categories' })).not.toBeInTheDocument();
    await tap(await canvas.findByRole('button', { name: 'Open menu' }));
    const menu = within(canvas.getByRole('navigation', { name: 'Main' }));
    await tap(menu.getByRole('link', { name: 'Shoes' }));
    await arriveAt(canvas, 'Sneaker Hub');
    await expect(canvas.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();

    const pair = within(canvas.getAllByRole('article')[4]!);
    await expect(pair.getByRole('heading', { name: 'Tempo 140' })).toBeVisible();
    await tap(pair.getByRole('button', { name: /^Add to Cart/ }));
    await toastSays(canvas, 'Added to Cart');

    await tap(canvas.getByRole('button', { name: 'Open menu' }));
    await expect(
      header(canvas).getByRole('link', { name: 'Shoes', current: 'page' }),
    ).toBeVisible();
    await tap(header(canvas).getByRole('link', { name: 'Fashion' }));
    await arriveAt(canvas, 'Creator Couture');
    await expect(canvas.getByRole('button', { name: 'Open menu' })).toBeVisible();
  },
};

export const SecondThoughts: Story = {
  name: 'Opened, closed by Escape, found in the footer',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Open menu' })).toHaveFocus();
    await userEvent.click(footer(canvas).getByRole('link', { name: 'Shoes' }));
    await arriveAt(canvas, 'Sneaker Hub');
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
  },
};
