/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { allPrints } from '../allPrints';
import { printFile } from './printFile';

const inks = { ground: '#101112', body: '#202122', key: '#303132', paper: '#404142' };
const prints = allPrints.flatMap(({ items }) => items);

const fileOf = ({ print }: (typeof prints)[number], own = print.inks ?? {}) =>
  printFile(readFileSync(`static${print.href.split('#')[0]}`, 'utf8'), { print, inks: own });

test.each(prints)('$id becomes a file that needs no other', (item) => {
  const svg = fileOf(item);
  const file = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  expect(file.querySelector('parsererror')).toBeNull();
  expect(file.querySelectorAll('path').length).toBeGreaterThan(3);
  expect(svg).not.toMatch(/var\(|calc\(|--wx-|(?:fill|stroke|stroke-width)=""/);
  for (const [, id] of svg.matchAll(/(?:url\(|href=")#([\w-]+)/g))
    expect([id, file.querySelectorAll(`[id="${id}"]`).length]).toEqual([id, 1]);
});

test('it is printed in the inks that were chosen, on their ground', () => {
  const item = prints.find(({ id }) => id === 'neon-nights')!;
  const svg = fileOf(item, inks);
  for (const ink of Object.values(inks)) expect(svg).toContain(`"${ink}"`);
  for (const ink of Object.values(item.print.inks!)) expect(svg).not.toContain(ink);
  expect(svg).toMatch(/<rect x="0" y="0" width="600" height="400" fill="#101112"\/>/);
});

test('it is cut as the item is', () => {
  const cut = prints.find(({ print }) => print.frame)!;
  expect(fileOf(cut)).toContain(`viewBox="${cut.print.frame}"`);
});
