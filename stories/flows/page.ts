import { expect, waitFor, within, type userEvent } from 'storybook/test';
import { notImplemented } from '../../src/shell/toast/useToast';

/** What the queries of a play look into. */
export type Canvas = ReturnType<typeof within>;

/** Who presses and types in a play. */
export type User = Pick<typeof userEvent, 'click' | 'type'>;

/** The window in which most people make these journeys, and the one with the large menu. */
export const onPhone = { viewport: { value: 'handset' } };
export const onDesktop = { viewport: { value: 'desktop' } };

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
export async function followMenu(canvas: Canvas, user: User, name: string): Promise<void> {
  await user.click(canvas.getByRole('button', { name: 'Open menu' }));
  await user.click(header(canvas).getByRole('link', { name }));
}

/** Opens the chat, and returns its panel, which is fetched on the first press. */
export async function openChat(canvas: Canvas, user: User): Promise<HTMLElement> {
  await user.click(canvas.getByRole('button', { name: 'Open chat' }));
  return canvas.findByRole('dialog', { name: 'BeatBot' });
}

/**
 * Expects the one toast to have this title and the text of every placeholder. The toast's code may
 * come after the page.
 */
export async function toastSays(canvas: Canvas, title: string): Promise<void> {
  const area = within(await canvas.findByRole('region', { name: /^Notifications/ }));
  await waitFor(() =>
    expect(area.getByRole('listitem')).toHaveTextContent(`${title}. ${notImplemented}`),
  );
}
