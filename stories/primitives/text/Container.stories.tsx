import type { Meta, StoryObj } from '@storybook/react-vite';
import { wideMode } from '../../../.storybook/world/modes';
import { Container } from '../../../src/primitives/text/Container';
import { color } from '../../../src/theme/variables';
import type { Guide } from '../../../.storybook/guide/Guide';
import { inMargins } from '../../storyParts';

/** Stands in for a band's content, and shows how wide the container lets it be. */
const Content = ({ children = 'Top Movers' }: { children?: string }) => (
  <div style={{ border: `1px solid ${color.control}`, padding: '1rem' }}>{children}</div>
);

const guide: Guide = {
  keywords: ['wrapper', 'width', 'gutter'],
  wide: true,
  use: [
    'Once in every full-width band of a page: a section, the header’s bar, the footer.',
    'Through Section, which holds one already, wherever a band has a heading.',
  ],
  avoid: [
    'Inside another Container: the margins would add up.',
    'To make a paragraph narrow: that is `measure.text`, on the paragraph.',
    'Around something that should reach the window’s edges.',
  ],
  do: {
    rule: 'One to a band: the ground reaches the edges, the content keeps the margins.',
    show: (
      <div style={{ background: color.raised, paddingBlock: '1rem' }}>
        <Container>
          <Content />
        </Container>
      </div>
    ),
  },
  dont: {
    rule: 'Don’t nest it: twice the margin leaves a phone half a page.',
    show: (
      <div style={{ background: color.raised, paddingBlock: '1rem' }}>
        <Container>
          <Container>
            <Content />
          </Container>
        </Container>
      </div>
    ),
  },
  accessibility: {
    '1.4.10 Reflow': 'Its width follows the window down to 320 px; nothing scrolls sideways.',
    '1.4.4 Resize Text': 'The widest page is in rem and grows with the reader’s text.',
  },
  related: ['Foundations/Space'],
};

const meta = {
  title: 'Primitives/Container',
  component: Container,
  parameters: { guide, layout: 'fullscreen' },
  decorators: [inMargins],
  args: { children: <Content /> },
} satisfies Meta<typeof Container>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: { modes: wideMode } } };

export const OnBand: Story = {
  name: 'In a band with a ground of its own',
  decorators: [
    (Story) => <div style={{ background: color.raised, paddingBlock: '2rem' }}>{Story()}</div>,
  ],
};

export const LongWords: Story = {
  name: 'Words too long for 320 px',
  args: {
    children: <Content>Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz</Content>,
  },
  globals: { viewport: { value: 'narrowest' } },
};
