import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { forcedColorsMode, pointerMode } from '../../../.storybook/world/modes';
import { shoes } from '../../../src/content/shoes';
import { Button } from '../../../src/primitives/controls/Button';
import { Icon } from '../../../src/primitives/pictures/Icon';
import { ink, inkVariables } from '../../../src/theme/inks';
import type { Guide } from '../../../.storybook/guide/Guide';
import { row } from '../../storyParts';

/** The background of an item with its own inks. */
const onGround = {
  ...inkVariables(shoes[0]!.print.inks),
  padding: '0.75rem',
  background: ink.ground,
};

const guide: Guide = {
  keywords: ['call to action', 'submit', 'CTA'],
  use: [
    'For an action on the current page: buy, add to cart, start a discussion, listen.',
    'Solid for the one action a view is about, ink for what is live, for Buy in a row and on the accent’s band, outline for all others.',
    'On an item’s own ground `key` and `keySolid`, in its key ink; on a picture `cover`.',
  ],
  avoid: [
    'To go to another page: ButtonLink looks the same and is a link, so it opens in a new tab and can be copied.',
    'Where there is room for an icon only: IconButton asks for the name that the icon does not say.',
    'To continue a text: TextLink ("Read More") is quieter and stands on the text’s own edge.',
  ],
  do: {
    rule: 'One solid button, beside it the lesser choice in outline.',
    show: (
      <div style={row}>
        <Button variant="solid">Buy</Button>
        <Button>Sell</Button>
      </div>
    ),
  },
  dont: {
    rule: 'Don’t make two solid. If both are loud, neither stands out.',
    show: (
      <div style={row}>
        <Button variant="solid">Buy</Button>
        <Button variant="solid">Sell</Button>
      </div>
    ),
  },
  content: [
    'A verb and, where it is not plain, its object: "Add to Cart", "Start New Discussion". In title case, seldom more than four words.',
    'In a list of cards use CardAction, which ends with the item for screen readers: "Buy, Midnight Drive". Visible words come first.',
    'An icon stands before the words and repeats them. It never replaces them.',
  ],
  accessibility: {
    '4.1.2 Name, Role, Value':
      'A native button: every tool knows its role, its name and whether it is disabled.',
    '2.5.5 Target Size (Enhanced)': 'At least 44 px high, also with one word.',
    '2.4.7 Focus Visible':
      'A ring of 3 px with a gap shows the focus, on any ground and in forced colours.',
    '1.4.11 Non-text Contrast':
      'The outline has 3:1 against the page, so that people see where to press.',
  },
  related: ['Primitives/ButtonLink', 'Primitives/IconButton', 'Primitives/TextLink'],
};

const meta = {
  title: 'Primitives/Button',
  component: Button,
  parameters: { guide },
  argTypes: { children: { control: 'text' } },
  args: { children: 'See How It Works', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithIcon: Story = {
  name: 'With an icon before its words',
  args: {
    variant: 'solid',
    children: (
      <>
        <Icon name="listen" size={18} /> Listen Live
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Listen Live' })).toBeVisible();
  },
};

export const OneLetter: Story = { name: 'A very short word', args: { children: 'Go' } };

export const LongWords: Story = {
  name: 'Words too long for a line',
  args: {
    children: 'Benachrichtigungseinstellungen für Neuerscheinungen übernehmen und fortfahren',
  },
  globals: { viewport: { value: 'narrowest' } },
};

export const Matrix: Story = {
  name: 'Every variant, ready and disabled, and the large size',
  render: (args) => (
    <div style={{ display: 'grid', gap: '1.75rem' }}>
      {(
        [
          [row, ['solid', 'ink', 'outline']],
          [{ ...row, ...onGround }, ['keySolid', 'key', 'cover']],
        ] as const
      ).map(([style, variants]) =>
        [false, true].map((disabled) => (
          <div key={`${variants} ${disabled}`} style={style}>
            {variants.map((variant) => (
              <Button key={variant} {...args} variant={variant} disabled={disabled}>
                {variant}
              </Button>
            ))}
          </div>
        )),
      )}
      <div style={row}>
        <Button {...args} size="large">
          large
        </Button>
      </div>
    </div>
  ),
  parameters: { chromatic: { modes: { ...forcedColorsMode, ...pointerMode } } },
};

export const NotASubmit: Story = {
  name: 'In a form, it does not submit it',
  render: (args) => (
    <form
      aria-label="Search"
      onSubmit={(event) => {
        event.preventDefault();
        event.currentTarget.setAttribute('aria-label', 'Sent');
      }}
    >
      <Button {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'See How It Works' }));
    await expect(canvas.getByRole('form', { name: 'Search' })).toBeInTheDocument();
  },
};
