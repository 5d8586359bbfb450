import { legibleAddress } from './legibleAddress';

test.each([
  ['/blog#lead', '/blog#lead'],
  ['/blog?a=%#50%off', '/blog?a=%#50%25off'],
  ['/#%E0%A4%A', '/#%25E0%25A4%25A'],
  ['/#caf%C3%A9', '/#caf%C3%A9'],
  ['/:path/:uri?a=:b#:c', '/%3Apath/%3Auri?a=:b#:c'],
])('%s is written %s', (address, legible) => {
  expect(legibleAddress(new URL(address, 'https://waxline.example'))).toBe(legible);
});
