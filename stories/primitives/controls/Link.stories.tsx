import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Link, LinkContext } from '../../../src/primitives/controls/Link';
import { VisuallyHidden } from '../../../src/primitives/text/VisuallyHidden';
import { pointerMode } from '../../../.storybook/world/modes';
import type { Guide } from '../../../.storybook/guide/Guide';
import { linkThat } from '../../../.storybook/world/linkThat';

const guide: Guide = {
  keywords: ['anchor', 'href'],
  use: [
    'For every way to another page or to a place on this one: within a sentence, around a logo, as the root of a tile.',
    'As the base of a link with its own look: `styled(Link)`. It brings nothing but the underline.',
  ],
  avoid: [
    'For an action: Button, even if it should look like a link.',
    'Alone after a text: TextLink is a thumb high.',
    'As the next step of a page: ButtonLink has the weight for it.',
    'A bare `<a>` in a component: then the page loads anew, and the header and chat with it.',
  ],
  do: {
    rule: 'Link the words that name the place.',
    show: (
      <p>
        Sizes and care are on the <Link href="/fashion">Creator Couture</Link> page.
      </p>
    ),
  },
  dont: {
    rule: 'Don’t link a word that says nothing on its own.',
    show: (
      <p>
        Sizes and care are <Link href="/fashion">here</Link>.
      </p>
    ),
  },
  content: [
    'The linked words are the name of the place, as its own heading has it.',
    'No punctuation and no article within the link, and never a whole sentence.',
    'The same words lead to the same place, everywhere.',
  ],
  accessibility: {
    '1.4.1 Use of Color': 'Underlined in its text, so that it does not depend on colour alone.',
    '2.4.4 Link Purpose (In Context)': 'Its words say where it leads.',
    '4.1.2 Name, Role, Value':
      'A native link, whatever router is behind it: new tab, copy and history work.',
  },
  related: ['Primitives/Button'],
};

const meta = {
  title: 'Primitives/Link',
  component: Link,
  parameters: { guide },
  argTypes: { children: { control: 'text' } },
  args: { href: '/fashion', children: 'Creator Couture' },
} satisfies Meta<typeof Link>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { modes: pointerMode } },
};

export const InSentence: Story = {
  name: 'Within a sentence',
  render: (args) => (
    <p>
      New hoodies every Friday in <Link {...args}>{args.children}</Link>, made in runs of fifty.
    </p>
  ),
};

export const Elsewhere: Story = {
  name: 'To another site',
  args: {
    href: 'https://example.com/',
    rel: 'noreferrer',
    children: (
      <>
        Press kit<VisuallyHidden> (another site)</VisuallyHidden>
      </>
    ),
  },
};

export const LongWords: Story = {
  name: 'Words too long for a line',
  args: { children: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz' },
  globals: { viewport: { value: 'narrowest' } },
};

const navigate = fn().mockName('navigate');

const RouterLink = linkThat(() => navigate);

export const HostLink: Story = {
  name: 'Through the link its host gives',
  decorators: [
    (Story) => <LinkContext.Provider value={RouterLink}>{Story()}</LinkContext.Provider>,
  ],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Creator Couture' });
    await userEvent.click(link);
    await expect(navigate).toHaveBeenCalledWith('/fashion');
    navigate.mockClear();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenCalledWith('/fashion');
    await expect(link).toHaveFocus();
  },
};
