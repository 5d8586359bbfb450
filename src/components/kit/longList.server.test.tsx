import { renderToString } from 'react-dom/server';
import { Collection } from './Collection';
import { rows } from './layout';

test('a server renders all of a long list: without script nothing follows', () => {
  const items = Array.from({ length: 130 }, (_, index) => ({ id: `item ${index}` }));
  const html = renderToString(
    <Collection items={items} layout={rows} empty={null}>
      {({ id }) => id}
    </Collection>,
  );
  expect(html.match(/item \d+/g)).toEqual(items.map(({ id }) => id));
});
