import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Link } from '../../../src/primitives/controls/Link';
import { TextLink } from '../../../src/primitives/controls/TextLink';
import { VisuallyHidden } from '../../../src/primitives/text/VisuallyHidden';
import { pointerMode } from '../../../.storybook/world/modes';
import type { Guide } from '../../../.storybook/guide/Guide';

const guide: Guide = {
  keywords: ['anchor', 'inline link'],
  use: ['Alone after a text, to go on reading: "Read More" under an excerpt.'],
  avoid: [
    'Within a sentence: Link keeps the line’s height.',
    'For the next step of a whole page: ButtonLink.',
    'In a row of several: underlines in a row run into each other. Make a list of Links.',
  ],
  do: {
    rule: 'Let it stand on its own line, with the article’s name for screen readers.',
    show: (
      <div>
        <p>What the needle hears when the room is quiet.</p>
        <TextLink href="/blog">
          Read More<VisuallyHidden> Mixing at Whisper Level</VisuallyHidden>
        </TextLink>
      </div>
    ),
  },
  dont: {
    rule: 'Don’t put it into a sentence: it is 44 px high and tears the lines apart.',
    show: (
      <p>
        What the needle hears when the room is quiet. <TextLink href="/blog">Read More</TextLink> or
        go back to <Link href="/blog">The Vault</Link>, where the others are.
      </p>
    ),
  },
  content: [
    'Two words, title case: "Read More". No arrow, no dots.',
    'The visible words come first; the item’s title follows in the name.',
  ],
  accessibility: {
    '2.5.5 Target Size (Enhanced)': 'At least 44 px high, as tall as a thumb.',
    '1.4.1 Use of Color': 'The underline marks it, and grows under the pointer.',
    '2.4.9 Link Purpose (Link Only)':
      'With the title in its name it makes sense in a list of links.',
  },
  related: ['Primitives/ButtonLink', 'Primitives/VisuallyHidden'],
};

const meta = {
  title: 'Primitives/TextLink',
  component: TextLink,
  parameters: { guide },
  argTypes: { children: { control: 'text' } },
  args: { href: '/blog', children: 'Read More', onClick: fn() },
} satisfies Meta<typeof TextLink>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { modes: pointerMode } },
};

export const LongWords: Story = {
  name: 'Words too long for a line',
  args: { children: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz lesen' },
  globals: { viewport: { value: 'narrowest' } },
};
