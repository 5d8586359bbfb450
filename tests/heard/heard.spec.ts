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

/** Puts the keyboard on a control; the keys that follow go there. */
const to = (role: 'button' | 'link', name: string) => (page: Page) =>
  page.getByRole(role, { name, exact: true }).first().focus();
const keys =
  (...names: string[]) =>
  async (page: Page) => {
    for (const name of names) await page.keyboard.press(name);
  };

type Step = [does: string, how: (page: Page) => Promise<void>];
const scenes: Record<string, { width?: number; steps: Step[] }> = {
  chat: {
    steps: [
      ['Tab to "Open chat"', to('button', 'Open chat')],
      ['Enter', keys('Enter')],
      [
        'types "hello" and Enter',
        async (page) => {
          await page.keyboard.type('hello\n');
          await expect(page.getByText('Good to see you')).toBeVisible();
        },
      ],
      ['Escape', keys('Escape')],
    ],
  },
  toast: {
    steps: [
      ['Tab to "Search"', to('button', 'Search')],
      ['Enter', keys('Enter')],
    ],
  },
  categories: {
    steps: [
      ['Tab to "Categories"', to('button', 'Categories')],
      ['Enter', keys('Enter')],
      ['Tab', keys('Tab')],
      ['Escape', keys('Escape')],
    ],
  },
  phoneMenu: {
    width: 390,
    steps: [
      ['Tab to "Open menu"', to('button', 'Open menu')],
      ['Enter', keys('Enter')],
      ['Tab, twice', keys('Tab', 'Tab')],
      ['Escape', keys('Escape')],
    ],
  },
  otherPage: {
    steps: [
      ['Tab to "Community"', to('link', 'Community')],
      ['Enter', keys('Enter')],
    ],
  },
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

for (const [name, { width, steps }] of Object.entries(scenes))
  test(`on ${siteMap.shoes.path}: ${name}`, async ({ orca, page }) => {
    if (width) await page.setViewportSize({ width, height: 740 });
    await orca.reads(page, siteMap.shoes.path, siteMap.shoes.title);
    const script: string[] = [];
    for (const [does, how] of steps) {
      await how(page);
      const said = (await orca.said()).sort(announcedLast);
      script.push(`> ${does}`, ...said.filter(isNoneAhead));
    }
    matches(script, name);
  });
