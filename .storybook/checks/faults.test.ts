import { EventEmitter } from 'node:events';
import type { Page } from 'playwright-core';
import { faultsOf } from './faults';

/** A page that says what happens to it, and shows these pictures. */
function watch(...pictures: string[]) {
  const page = Object.assign(new EventEmitter(), { evaluate: async () => pictures });
  const faults = faultsOf(page as unknown as Page);
  faults.begin('Card');
  const ask = (url: string, kind: string) =>
    page.emit('request', { url: () => url, resourceType: () => kind });
  return { page, faults, ask };
}

test('an error of the page or its console is a fault of the story', async () => {
  const { page, faults } = watch();
  page.emit('console', { type: () => 'warning', text: () => 'careful' });
  expect(await faults.end()).toEqual({ requests: [], errors: [] });
  page.emit('console', { type: () => 'error', text: () => 'no key' });
  page.emit('pageerror', new Error('no list'));
  expect((await faults.end()).errors).toEqual([
    'Card wrote an error to the console: no key',
    'Card threw outside of its play: no list',
  ]);
  expect(await faults.end()).toEqual({ requests: [], errors: [] });
});

test('a request to another host is one, and a request by script, but not for a file of the catalogue', async () => {
  const { faults, ask } = watch('https://images.example/photo.jpg');
  ask('http://localhost:6006/fonts/text.woff2', 'font');
  ask('http://localhost:6006/index.json', 'fetch');
  ask('http://localhost:6006/orders', 'fetch');
  ask('https://fonts.example/a.woff2', 'font');
  const { requests } = await faults.end();
  expect(requests.map((one) => one.split('. ')[0])).toEqual([
    'Card asked the network for /orders',
    'Card asked another host for https://fonts.example/a.woff2',
    'Card asked another host for https://images.example/photo.jpg',
  ]);
});
