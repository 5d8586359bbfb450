import { expect, waitFor, within, type userEvent } from 'storybook/test';

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
 * BeatBot's exact texts. They are not imported from the bot, because then a story could not find a
 * wrong one.
 */
export const botSays = {
  greeting: "Hi, I'm BeatBot. Ask me about beats, fashion, shoes or shipping.",
  beat: 'Beats are on the homepage: start with Featured Products, or pick a sound under Browse by Category.',
  fashion: 'Hoodies, tees, caps and more are waiting for you on the Fashion page.',
  shoe: 'From limited editions to skate pairs, they are all on the Shoes page.',
  shipping:
    'We offer worldwide shipping. Standard takes 5-7 business days, and express is offered at checkout.',
  fallback: "I don't know that one yet. Try me on beats, fashion, shoes or shipping.",
};

/** The text of every placeholder's toast, below its title. */
export const toastText =
  "This feature isn't implemented yet—but don't worry! You can request it in your next prompt!";

/**
 * Expects the one toast to have this title and the text of every placeholder. The toast's code may
 * come after the page.
 */
export async function toastSays(canvas: Canvas, title: string): Promise<void> {
  const area = within(await canvas.findByRole('region', { name: /^Notifications/ }));
  await waitFor(() =>
    expect(area.getByRole('listitem')).toHaveTextContent(`${title}. ${toastText}`),
  );
}
