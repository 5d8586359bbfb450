import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../src/primitives/Button';
import { Cover } from '../../src/primitives/Cover';
import { Link } from '../../src/primitives/Link';

const meta = { component: Button, args: { children: 'Add to Cart' } } satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Passes: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
    await expect(new Date().getFullYear()).toBe(2025);
  },
};
export const LightOnly: Story = {
  render: () => <p style={{ color: 'light-dark(#ccc, #fff)', background: 'light-dark(#fff,#000)' }}>Faint in light</p>,
};
export const DarkOnly: Story = {
  render: () => <p style={{ color: 'light-dark(#000, #333)', background: 'light-dark(#fff,#000)' }}>Faint in dark</p>,
};
export const Foreign: Story = { render: () => <img alt="" src="https://images.unsplash.com/x.jpg" /> };
export const ForeignLazy: Story = { render: () => <><div style={{height: 9000}}/><img loading="lazy" alt="" src="https://images.unsplash.com/y.jpg" /></> };
export const Fetches: Story = { render: () => { void fetch('/api/x').catch(() => {}); return <p>Fetches</p>; } };
export const PlayFails: Story = { play: async ({ canvas }) => { await expect(canvas.getByRole('link')).toBeVisible(); } };
export const ConsoleError: Story = { render: () => { console.error('boo'); return <p>x</p>; } };
export const NoReason: Story = { parameters: { a11y: { config: { rules: [{ id: 'label', enabled: false }] } } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: async () => { await expect(window.innerWidth).toBe(360); } };
export const Refused: Story = { globals: { photos: 'refused' }, render: () => <Cover seed="a" hand="bars" photo="photo-x" description="A" style={{inlineSize: 300}} />, play: async ({canvas}) => { await expect(canvas.getByRole('img')).toBeVisible(); } };
export const Links: Story = { render: () => <Link href="/fashion">Go</Link>, play: async ({ canvas, userEvent }) => { await userEvent.click(canvas.getByRole('link')); await expect(location.pathname).toContain('iframe'); } };
