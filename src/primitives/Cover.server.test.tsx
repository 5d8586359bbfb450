import { renderToString } from 'react-dom/server';
import { Cover } from './Cover';
import { PhotoContext, type PhotoSource } from './PhotoContext';

const markup = (source: PhotoSource) =>
  renderToString(
    <PhotoContext.Provider value={source}>
      <Cover seed="neon-nights" hand="rays" photo="sea" />
    </PhotoContext.Provider>,
  );

test('Without script the photo is in the HTML, and not hidden until it has loaded', () => {
  const html = markup((id) => `/${id}.jpg`);
  expect(html).toContain('src="/sea.jpg"');
  expect(html).toContain('data-state="unknown"');
});

test('Where the source has no photo, there is no empty image either', () => {
  expect(markup(() => null)).not.toContain('<img');
});
