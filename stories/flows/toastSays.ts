import { expect, waitFor, within } from 'storybook/test';

const text =
  "This feature isn't implemented yet—but don't worry! You can request it in your next prompt!";

/**
 * Expects the one toast to have this title and the text of every placeholder. The toast's code may
 * come after the page.
 */
export async function toastSays(canvas: ReturnType<typeof within>, title: string): Promise<void> {
  const area = within(await canvas.findByRole('region', { name: /^Notifications/ }));
  await waitFor(() => expect(area.getByRole('listitem')).toHaveTextContent(`${title}. ${text}`));
}
