import { expect, waitFor, within } from 'storybook/test';

type Canvas = ReturnType<typeof within>;

/** The visit has come to the page with this title, from its top, and reading goes on there. */
export async function arriveAt(canvas: Canvas, title: string): Promise<void> {
  await canvas.findByRole('heading', { level: 1, name: title });
  await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  await expect(window.scrollY).toBe(0);
}

/** The header's or the footer's half of the page: they name the same places. */
export const header = (canvas: Canvas): Canvas => within(canvas.getByRole('banner'));
export const footer = (canvas: Canvas): Canvas => within(canvas.getByRole('contentinfo'));
