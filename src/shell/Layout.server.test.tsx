import { renderToString } from 'react-dom/server';
import { Layout } from './Layout';
import { sampleNavigation } from '../../tests/unit/sampleNavigation';

/** This test runs in Node, without a window, because the site is built that way. */
const html = renderToString(
  <Layout pathname="/" navigation={sampleNavigation}>
    <h1>Home</h1>
  </Layout>,
);

test("the server's HTML has the page, whole and visible", () => {
  expect(html).toMatch(/<main[^>]*id="main"[^>]*><div><h1>Home<\/h1>/);
  expect(html).not.toMatch(/style="[^"]*opacity|inert=|role="dialog"/);
});

test.each(['/', '/shoes'])(
  'it links to %s from the dropdown, the list of small windows and the logo or footer',
  (href) => {
    const header = html.slice(html.indexOf('<header'), html.indexOf('</header>'));
    const links = header.match(new RegExp(`<a [^>]*href="${href}"`, 'g'));
    expect(links).toHaveLength(href === '/' ? 3 : 2);
  },
);
