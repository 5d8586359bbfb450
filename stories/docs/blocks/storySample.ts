/** A small example of a story file. */
export const storySample = `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../../src/primitives/controls/Button';

const meta = {
  component: Button,
  args: { children: 'Add to Cart', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongWords: Story = {
  name: 'Words too long for a line',
  args: { children: 'Benachrichtigungseinstellungen übernehmen' },
};

export const InAForm: Story = {
  name: 'In a form, it does not send it',
  render: (args) => (
    <form onSubmit={args.onClick}>
      <Button {...args} onClick={undefined} />
    </form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};`;
