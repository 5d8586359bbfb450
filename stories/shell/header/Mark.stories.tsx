import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { forcedColorsMode } from '../../../.storybook/world/modes';
import { Mark } from '../../../src/shell/header/Mark';
import { color } from '../../../src/theme/variables';
import { color as palette } from '../../../src/tokens/color';
import type { Guide } from '../../../.storybook/guide/Guide';
import { row } from '../../storyParts';

const guide: Guide = {
  keywords: ['logo', 'brand', 'favicon'],
  use: [
    'Beside the shop’s name, a third larger than its letters: in the header’s logo.',
    'As BeatBot’s face, beside the bot’s name.',
  ],
  avoid: [
    'Alone, as a link or a button: it is hidden from screen readers and has no name.',
    'As a picture of a record: that is Disc, which has grooves and a label that turns.',
    'For the mark of a network: BrandIcon.',
  ],
  do: {
    rule: 'Let the word beside it say whose mark it is.',
    show: (
      <p style={row}>
        <Mark width={28} /> Waxline
      </p>
    ),
  },
  dont: {
    rule: 'Don’t use it as an ornament, or as a list bullet.',
    show: (
      <ul>
        {['Beats', 'Fashion', 'Shoes'].map((word) => (
          <li key={word} style={row}>
            <Mark width={16} /> {word}
          </li>
        ))}
      </ul>
    ),
  },
  accessibility: {
    '1.1.1 Non-text Content': 'Decoration: hidden, and no tab stop. The word beside it is read.',
  },
  related: ['Primitives/Disc', 'Primitives/BrandIcon'],
};

const meta = {
  title: 'Shell/Mark',
  component: Mark,
  parameters: { guide },
  args: { width: 64 },
} satisfies Meta<typeof Mark>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { modes: forcedColorsMode } },
  play: async ({ canvas, canvasElement }) => {
    const [disc, label] = canvasElement.querySelectorAll('circle');
    await expect(disc).toBeVisible();
    await expect(label).toHaveStyle({ fill: palette.accent.dark });
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

export const InColour: Story = {
  name: 'In the colour of its text',
  render: (args) => (
    <p style={{ color: color.accentText }}>
      <Mark {...args} />
    </p>
  ),
};

export const Sizes: Story = {
  name: 'From 16 to 128 px',
  render: (args) => (
    <div style={row}>
      {[16, 28, 64, 128].map((width) => (
        <Mark key={width} {...args} width={width} />
      ))}
    </div>
  ),
};
