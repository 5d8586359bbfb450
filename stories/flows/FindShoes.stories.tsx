import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { arriveAt, footer, header, onPhone, toastSays } from './page';
import { Site } from './Site';

const meta = {
  title: 'Flows/Find shoes',
  component: Site,
  parameters: {
    layout: 'fullscreen',
    journey: 'On a phone, to a pair of shoes: by the menu, or from the foot of the page.',
  },
  globals: onPhone,
} satisfies Meta<typeof Site>;

export default meta;

type Story = StoryObj<typeof meta>;

export const FromTheMenu: Story = {
  name: 'From the small-screen menu, by touch',
  play: async ({ canvas, userEvent, step }) => {
    const tap = (target: HTMLElement) => userEvent.pointer({ keys: '[TouchA]', target });
    await step('Open the menu', async () => {
      await expect(canvas.queryByRole('button', { name: 'Categories' })).not.toBeInTheDocument();
      await tap(await canvas.findByRole('button', { name: 'Open menu' }));
    });
    await step('Choose Shoes: the menu closes, the page is there', async () => {
      const menu = within(canvas.getByRole('navigation', { name: 'Main' }));
      await tap(menu.getByRole('link', { name: 'Shoes' }));
      await arriveAt(canvas, 'Sneaker Hub');
      await expect(canvas.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
    });
    await step('Put Tempo 140 in the cart', async () => {
      const pair = within(canvas.getAllByRole('article')[4]!);
      await expect(pair.getByRole('heading', { name: 'Tempo 140' })).toBeVisible();
      await tap(pair.getByRole('button', { name: /^Add to Cart/ }));
      await toastSays(canvas, 'Added to Cart');
    });
    await step('Open the menu again: it marks the current page', async () => {
      await tap(canvas.getByRole('button', { name: 'Open menu' }));
      await expect(
        header(canvas).getByRole('link', { name: 'Shoes', current: 'page' }),
      ).toBeVisible();
    });
    await step('Go on to Fashion', async () => {
      await tap(header(canvas).getByRole('link', { name: 'Fashion' }));
      await arriveAt(canvas, 'Creator Couture');
      await expect(canvas.getByRole('button', { name: 'Open menu' })).toBeVisible();
    });
  },
};

export const SecondThoughts: Story = {
  name: 'Opened, closed by Escape, found in the footer',
  play: async ({ canvas, userEvent, step }) => {
    await step('Open the menu, and close it by Escape', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
      await userEvent.keyboard('{Escape}');
      await expect(canvas.getByRole('button', { name: 'Open menu' })).toHaveFocus();
    });
    await step('Choose Shoes in the footer', async () => {
      await userEvent.click(footer(canvas).getByRole('link', { name: 'Shoes' }));
      await arriveAt(canvas, 'Sneaker Hub');
      await expect(canvas.getAllByRole('article')).toHaveLength(6);
    });
  },
};
