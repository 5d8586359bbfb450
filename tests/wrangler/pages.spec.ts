import { expect, test } from '@playwright/test';
import { pagesOf } from '../../scripts/lib/files';

const spellings = (page: string) => (page === '/' ? ['/index.html'] : [`${page}/`, `${page}.html`]);

for (const page of pagesOf('public'))
  test(`docs/hosting.md: ${page} answers at one address`, async ({ request }) => {
    const ask = async (path: string) => {
      const answer = await request.get(path, { maxRedirects: 0 });
      return [path, answer.status(), answer.headers().location];
    };
    expect(await ask(page)).toEqual([page, 200, undefined]);
    for (const path of spellings(page)) expect(await ask(path)).toEqual([path, 308, page]);
  });

test('an unknown address answers 404', async ({ request }) => {
  expect((await request.get('/nothing')).status()).toBe(404);
});
