/** @jest-environment jsdom */
import { keepAddressLegible, legibleAddress } from './legibleAddress';

test.each([
  ['/blog#lead', '/blog#lead'],
  ['/blog?a=%#50%off', '/blog?a=%#50%25off'],
  ['/#%E0%A4%A', '/#%25E0%25A4%25A'],
  ['/#caf%C3%A9', '/#caf%C3%A9'],
  ['/:path/:uri?a=:b#:c', '/%3Apath/%3Auri?a=:b#:c'],
])('%s is written %s', (address, legible) => {
  expect(legibleAddress(new URL(address, 'https://waxline.example'))).toBe(legible);
});

const bar = () => window.location.pathname + window.location.hash;
const seen: string[] = [];
const router = () => void seen.push(bar());

test('the address bar is legible before the router reads it, at first and after each change', () => {
  window.history.replaceState({ key: '1' }, '', '/:path#%');
  window.addEventListener('popstate', router);
  keepAddressLegible();
  expect(seen).toEqual(['/%3Apath#%25']);
  expect(window.history.state).toEqual({ key: '1' });
  window.history.replaceState(null, '', '/blog#50%off');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(seen).toEqual(['/%3Apath#%25', '/blog#50%25off']);
});
