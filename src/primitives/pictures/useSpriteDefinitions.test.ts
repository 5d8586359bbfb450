/** @jest-environment jsdom */
import { renderHook, waitFor } from '@testing-library/react';
import { useSpriteDefinitions } from './useSpriteDefinitions';

const sprite = (pattern: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg"><defs><pattern id="${pattern}"/><mask id="shared"/></defs>` +
  '<symbol id="hoodie"><path id="inner"/></symbol></svg>';

const load = jest.fn((address: string) =>
  address === '/lost.svg'
    ? Promise.reject(new Error('lost'))
    : Promise.resolve({
        ok: address !== '/old.svg',
        text: () => Promise.resolve(sprite(address.slice(1, -4))),
      }),
);

const vendor = (value: string) => jest.spyOn(navigator, 'vendor', 'get').mockReturnValue(value);

beforeEach(() => {
  Object.assign(window, { fetch: load });
  vendor('Apple Computer, Inc.');
});

test('in WebKit each sprite’s definitions come into the document once, and no drawing does', async () => {
  for (const drawing of ['/garments.svg#tee', '/garments.svg#cap', '/shoes.svg#low'])
    renderHook(() => useSpriteDefinitions(drawing));
  await waitFor(() => expect(document.querySelectorAll('pattern')).toHaveLength(2));
  expect(load.mock.calls).toEqual([['/garments.svg'], ['/shoes.svg']]);
  expect(document.querySelectorAll('#shared')).toHaveLength(1);
  expect(document.querySelector('symbol, path')).toBeNull();
});

test.each(['/lost.svg', '/old.svg'])(
  'a sprite that was lost, or is no longer there, is asked for again: %s',
  async (address) => {
    load.mockClear();
    renderHook(() => useSpriteDefinitions(`${address}#one`));
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    await new Promise((done) => setTimeout(done));
    renderHook(() => useSpriteDefinitions(`${address}#two`));
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    expect(document.querySelector('#old')).toBeNull();
  },
);

test('other engines find them in the sprite', () => {
  load.mockClear();
  vendor('Google Inc.');
  renderHook(() => useSpriteDefinitions('/other.svg#one'));
  expect(load).not.toHaveBeenCalled();
});
