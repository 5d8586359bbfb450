import { expect, waitFor, within, type userEvent } from 'storybook/test';

/** What the queries of a play look into. */
export type Canvas = ReturnType<typeof within>;

/**
 * Expects the visit to have arrived at the page with this title: at its top, with the focus there.
 */
export async function arriveAt(canvas: Canvas, title: string): Promise<void> {
  await canvas.findByRole('heading', { level: 1, name: title });
  await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  await expect(window.scrollY).toBe(0);
}

/**
 * The header, since the footer has links with the same names. Testing Library counts a page's own
 * head as a banner too, which browsers do not.
 */
export const header = (canvas: Canvas): Canvas => within(canvas.getAllByRole('banner')[0]!);
export const footer = (canvas: Canvas): Canvas => within(canvas.getByRole('contentinfo'));

/** Opens the small-screen menu and chooses this page in it. */
export async function followMenu(
  canvas: Canvas,
  user: Pick<typeof userEvent, 'click'>,
  name: string,
): Promise<void> {
  await user.click(canvas.getByRole('button', { name: 'Open menu' }));
  await user.click(header(canvas).getByRole('link', { name }));
}
