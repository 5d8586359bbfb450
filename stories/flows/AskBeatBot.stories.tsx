import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { reply } from '../../src/chatbot/reply';
import { withClock } from './clock';
import {
  arriveAt,
  header,
  onDesktop,
  onPhone,
  openChat,
  toastSays,
  type Canvas,
  type User,
} from './page';
import { Site } from './Site';

const meta = {
  title: 'Flows/Ask BeatBot',
  component: Site,
  parameters: {
    layout: 'fullscreen',
    journey: 'A question to the chat, whose answer goes along to the page it names.',
  },
} satisfies Meta<typeof Site>;

export default meta;

type Story = StoryObj<typeof meta>;

const ask = async (canvas: Canvas, user: User, question: string) =>
  withClock(async ({ advance }) => {
    await user.type(canvas.getByRole('textbox', { name: 'Message' }), `${question}{Enter}`);
    await expect(canvas.getByRole('status')).toHaveTextContent('BeatBot is typing');
    advance(1000);
  });

/** The last thing said, as a screen reader hears it. */
const lastHeard = (canvas: Canvas) => canvas.getByRole('log').lastElementChild;

export const OnAPhone: Story = {
  name: 'On a phone, with the menu',
  globals: onPhone,
  play: async ({ canvas, userEvent, step }) => {
    await step('Open the chat', async () => {
      await openChat(canvas, userEvent);
    });
    await step('Ask for something from fashion, and be sent to its page', async () => {
      await ask(canvas, userEvent, 'something from fashion');
      await expect(lastHeard(canvas)).toHaveTextContent(/Fashion page\.$/);
    });
    await step('Open the menu: the chat makes way', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
      await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    });
    await step('Go to Fashion: the chat is back, with what was said', async () => {
      await userEvent.click(header(canvas).getByRole('link', { name: 'Fashion' }));
      await arriveAt(canvas, 'Creator Couture');
      await expect(canvas.getByRole('dialog', { name: 'BeatBot' })).toBeVisible();
    });
  },
};

export const AndFollow: Story = {
  name: 'And follow its advice to a pair in the cart',
  globals: onDesktop,
  play: async ({ canvas, userEvent, step }) => {
    await step('Open the chat', async () => {
      await openChat(canvas, userEvent);
    });
    await step('Ask where the shoes are', async () => {
      await ask(canvas, userEvent, 'Where do I find shoes?');
      await expect(lastHeard(canvas)).toHaveTextContent(`BeatBot: ${reply('shoe')}`);
    });
    await step('Go there by the categories: the chat stays', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Categories' }));
      await userEvent.click(header(canvas).getByRole('link', { name: /^Shoes/ }));
      await arriveAt(canvas, 'Sneaker Hub');
      await expect(lastHeard(canvas)).toHaveTextContent(`BeatBot: ${reply('shoe')}`);
    });
    await step('Put a pair in the cart, and ask how it is shipped', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Add to Cart.*Crossfade Court$/ }));
      await toastSays(canvas, 'Added to Cart');
      await ask(canvas, userEvent, 'And shipping?');
      await expect(lastHeard(canvas)).toHaveTextContent(`BeatBot: ${reply('shipping')}`);
    });
    await step('Close the chat: the focus is on its button', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Close chat' }));
      await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
      await expect(canvas.getByRole('button', { name: 'Open chat' })).toHaveFocus();
    });
  },
};
