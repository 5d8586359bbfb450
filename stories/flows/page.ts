import { expect, waitFor, within } from 'storybook/test';

type Canvas = ReturnType<typeof within>;

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
