import type { Page } from '@playwright/test';
import { siteMap } from '../../src/routes/site/siteMap';
import { expect } from '../fixtures';
import { test } from './orca';

/** A transcript that a person has read and agreed to; UPDATE_HEARD=1 writes it anew. */
const matches = (said: string[], name: string) =>
  expect(`${said.join('\n')}\n`).toMatchSnapshot(`${name}.txt`);

for (const [name, { path, title }] of Object.entries(siteMap))
  test(`${path}, read from its top to its end`, async ({ orca, page }) => {
    const said = await orca.reads(page, path, title);
    const main = said.indexOf('leaving banner.') + 1;
    const footer = said.findIndex((line) => line.startsWith('information, '));
    matches(said.slice(main, footer), name);
    // What is around the main part is the same on every page.
    matches([...said.slice(0, main), '…', ...said.slice(footer)], 'shell');
  });

/** What the reader does, in the transcript's words, and how. */
type Step = [does: string, how: (page: Page) => Promise<void>];
/** Puts the keyboard on a control; the keys that follow go there. */
const to = (role: 'button' | 'link', name: string): Step => [
  `Tab to "${name}"`,
  (page) => page.getByRole(role, { name, exact: true }).first().focus(),
];
const key = (name: string): Step => [name, (page) => page.keyboard.press(name)];
const greet = async (page: Page) => {
  await page.keyboard.type('hello\n');
  await expect(page.getByText('Good to see you')).toBeVisible();
};

const scenes: Record<string, Step[]> = {
  chat: [
    to('button', 'Open chat'),
    key('Enter'),
    ['types "hello" and Enter', greet],
    key('Escape'),
  ],
  toast: [to('button', 'Search'), key('Enter')],
  categories: [to('button', 'Categories'), key('Enter'), key('Tab'), key('Escape')],
  phoneMenu: [to('button', 'Open menu'), key('Enter'), key('Tab'), key('Tab'), key('Escape')],
  otherPage: [to('link', 'Community'), key('Enter')],
};

/**
 * A message and "is typing" change the page at once, as the focus and the name of a new page do: what is announced is
 * read before the rest or after it.
 */
const isAnnounced = (line: string) => /^(Conversation|Navigated to)/.test(line);
const announcedLast = (one: string, other: string) =>
  Number(isAnnounced(one)) - Number(isAnnounced(other));
/** On a busy machine a control's new state is said by itself, before the control with its state. */
const isNoneAhead = (line: string, at: number, lines: string[]) =>
  !/^(collapsed|expanded)$/.test(line) || !lines[at + 1]?.includes(`, ${line}`);

for (const [name, steps] of Object.entries(scenes))
  test(`on ${siteMap.shoes.path}: ${name}`, async ({ orca, page }) => {
    if (name === 'phoneMenu') await page.setViewportSize({ width: 390, height: 740 });
    await orca.reads(page, siteMap.shoes.path, siteMap.shoes.title);
    const script: string[] = [];
    for (const [does, how] of steps) {
      await how(page);
      const said = (await orca.said()).sort(announcedLast);
      script.push(`> ${does}`, ...said.filter(isNoneAhead));
    }
    matches(script, name);
  });
