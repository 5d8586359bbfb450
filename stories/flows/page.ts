import { expect, waitFor, within } from 'storybook/test';

type Canvas = ReturnType<typeof within>;

/** The visit has come to the page with this title, from its top, and reading goes on there. */
export async function arriveAt(canvas: Canvas, title: string): Promise<void> {
  await canvas.findByRole('heading', { level: 1, name: title });
  await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  await expect(window.scrollY).toBe(0);
}

/** The header and the footer name the same places. The query counts a page's own head as a banner too; browsers don't. */
export const header = (canvas: Canvas): Canvas => within(canvas.getAllByRole('banner')[0]!);
export const footer = (canvas: Canvas): Canvas => within(canvas.getByRole('contentinfo'));
