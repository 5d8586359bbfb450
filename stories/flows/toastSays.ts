import { expect, waitFor, within } from 'storybook/test';

const text =
  "This feature isn't implemented yet—but don't worry! You can request it in your next prompt!";

/** The one toast is titled so, and says what every placeholder says. Its area comes after the page. */
export async function toastSays(canvas: ReturnType<typeof within>, title: string): Promise<void> {
  const area = within(await canvas.findByRole('region', { name: /^Notifications/ }));
  await waitFor(() => expect(area.getByRole('listitem')).toHaveTextContent(`${title} ${text}`));
}
