import { renderToString } from 'react-dom/server';
import { PhotoContext, type PhotoSource } from './PhotoContext';
import { Picture } from './Picture';

const print = {
  href: '/prints/sprite.00000000.svg#sea',
  box: [600, 400] as const,
  inks: { ground: '#ffcf33', body: '#ee4a2e', key: '#3a0d2e', paper: '#fff3dd' },
};

const markup = (source: PhotoSource) =>
  renderToString(
    <PhotoContext.Provider value={source}>
      <Picture print={print} photo="sea" />
    </PhotoContext.Provider>,
  );

test('The photo is in the HTML, so that it is asked for early; its filter comes with the script', () => {
  const html = markup((id) => `/${id}.jpg`);
  expect(html).toContain('src="/sea.jpg"');
  expect(html).toContain('data-state="unknown"');
  expect(html).not.toContain('<filter');
});

test('Where the source has no photo, there is no empty image either, and the print is there', () => {
  const html = markup(() => null);
  expect(html).not.toContain('<img');
  expect(html).toContain(`<use href="${print.href}">`);
});
