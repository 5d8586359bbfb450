import { checkAddress } from './siteAddress';

test.each(['https://waxline.example', 'http://localhost:9000'])('%s is an address', (address) =>
  expect(() => checkAddress(address)).not.toThrow(),
);

test.each([
  ...['', 'shop.example', 'javascript:alert(1)', 'https://shop.example?x=1'],
  ...['https://shop.example/shop', 'https://shop.example#x', 'ftp://shop.example'],
])('"%s" is none, and the build says so', (address) =>
  expect(() => checkAddress(address)).toThrow(`GATSBY_SITE_URL leads to "${address}"`),
);

test('a host builds no site whose address nobody has given', () => {
  const address = 'https://waxline.example';
  expect(() => checkAddress(address, { NETLIFY: 'true' })).toThrow('GATSBY_SITE_URL is not set');
  expect(() => checkAddress(address, { CF_PAGES: '1', GATSBY_SITE_URL: address })).not.toThrow();
});
