/** @jest-environment jsdom */
import { act, fireEvent, render } from '@testing-library/react';
import { property } from '../../theme/customProperties';
import { PhotoContext, type PhotoSource } from './PhotoContext';
import { Picture, type PictureProps } from './Picture';

const source: PhotoSource = (id, { width, height }) => `/${id}-${width}x${height}.jpg`;

const print = {
  href: '/prints/sprite.00000000.svg#sea',
  box: [600, 400] as const,
  inks: { ground: '#ffcf33', body: '#ee4a2e', key: '#3a0d2e', paper: '#fff3dd' },
};

const picture = (props: Partial<PictureProps>) => (
  <PhotoContext.Provider value={source}>
    <Picture print={print} {...props} />
  </PhotoContext.Provider>
);

const image = (container: HTMLElement) => container.querySelector('img');

test('The photo is offered at every width, cut to the ratio', () => {
  const { container } = render(picture({ photo: 'sea', ratio: 4 / 3, sizes: '50vw' }));
  const widths = ['320x240', '480x360', '640x480', '720x540', '1080x810'];
  expect(image(container)).toHaveAttribute(
    'srcset',
    [...widths, '1600x1200'].map((size) => `/sea-${size}.jpg ${parseInt(size)}w`).join(', '),
  );
  expect(image(container)).toHaveAttribute('src', '/sea-640x480.jpg');
  expect(image(container)).toHaveAttribute('sizes', '50vw');
  expect(image(container)).toHaveAttribute('width', '640');
  expect(image(container)).toHaveAttribute('height', '480');
});

test('A browser learns when to load the photo, and how large it is shown, before its addresses', () => {
  const { container } = render(picture({ photo: 'sea', sizes: '50vw' }));
  const names = [...image(container)!.attributes].map(({ name }) => name);
  const decisive = ['loading', 'sizes', 'srcset', 'src'];
  expect(names.filter((name) => decisive.includes(name))).toEqual(decisive);
});

test('A width that the source does not have is not offered', () => {
  const upTo720: PhotoSource = (id, size) => (size.width > 720 ? null : source(id, size));
  const { container } = render(
    <PhotoContext.Provider value={upTo720}>
      <Picture print={print} photo="sea" />
    </PhotoContext.Provider>,
  );
  expect(image(container)!.srcset).toMatch(/\/sea-720x720\.jpg 720w$/);
});

test('A photo waits until it is near, unless it is the first of its page', () => {
  const { container, rerender } = render(picture({ photo: 'sea' }));
  expect(image(container)).toHaveAttribute('loading', 'lazy');
  expect(image(container)).not.toHaveAttribute('fetchpriority');
  rerender(picture({ photo: 'sea', eager: true }));
  expect(image(container)).toHaveAttribute('loading', 'eager');
  expect(image(container)).toHaveAttribute('fetchpriority', 'high');
});

test('A photo beside its drawing is 3:2, whatever the picture is', () => {
  const { container } = render(picture({ photo: 'sea', ratio: 4 / 5, photoAs: 'contact' }));
  expect(image(container)).toHaveAttribute('src', '/sea-640x427.jpg');
});

test('A photo is printed once it has come, by a filter among its own inks; one beside its drawing is not', () => {
  const { container, rerender } = render(picture({ photo: 'sea' }));
  expect(container.querySelector('filter')).toBeNull();
  fireEvent.load(image(container)!);
  const { id } = container.querySelector(`[style*="${property('ink-key')}"] filter`)!;
  expect(image(container)!.style.filter.replaceAll('"', '')).toBe(`url(#${id})`);

  rerender(picture({ photo: 'hills', photoAs: 'contact' }));
  fireEvent.load(image(container)!);
  expect(container.querySelector('filter')).toBeNull();
});

test('A photo is printed when it is decoded, and never where it cannot be: the press would print a blank sheet', async () => {
  const { container } = render(picture({ photo: 'sea' }));
  const load = (decode: () => Promise<void>) =>
    fireEvent.load(Object.assign(image(container)!, { decode }));
  await act(async () => load(() => Promise.reject(new DOMException('', 'EncodingError'))));
  expect(container.querySelector('filter')).toBeNull();

  let decoded = () => {};
  load(() => new Promise((resolve) => (decoded = resolve)));
  expect(container.querySelector('filter')).toBeNull();
  await act(async () => decoded());
  expect(container.querySelector('filter')).not.toBeNull();
});

test('What is said is what is seen: the drawing, and the photo once it lies over that', () => {
  const { container, rerender } = render(
    picture({ photo: 'sea', print: { ...print, description: 'A boat' }, description: 'The sea' }),
  );
  const said = () => container.querySelector('[role="img"]');
  expect(said()).toHaveAccessibleName('A boat');
  fireEvent.load(image(container)!);
  expect(said()).toHaveAccessibleName('The sea');
  fireEvent.error(image(container)!);
  expect(said()).toHaveAccessibleName('A boat');

  rerender(picture({ photo: 'sea', print: { ...print, description: 'A boat' } }));
  expect(said()).toBeNull();
});

test('A photo beside its drawing leaves the words to the drawing', () => {
  const { container } = render(
    picture({
      photo: 'sea',
      photoAs: 'contact',
      print: { ...print, description: 'A boat' },
      description: 'The sea',
    }),
  );
  fireEvent.load(image(container)!);
  expect(container.querySelector('[role="img"]')).toHaveAccessibleName('A boat');
});

test('Two pictures have a filter each', () => {
  const { container } = render(
    [1, 2].map((key) => <div key={key}>{picture({ photo: 'sea' })}</div>),
  );
  for (const photo of container.querySelectorAll('img')) fireEvent.load(photo);
  const [one, other] = container.querySelectorAll('filter');
  expect(one!.id).not.toBe(other!.id);
});

test('A new photo gets its own chance after one that failed', () => {
  const { container, rerender } = render(picture({ photo: 'sea' }));
  fireEvent.error(image(container)!);
  rerender(picture({ photo: 'hills' }));
  expect(image(container)).toHaveAttribute('src', '/hills-640x640.jpg');
});

test('The inks are set once, around print and photo', () => {
  const { container } = render(picture({}));
  expect(container.querySelectorAll(`[style*="${property('ink-ground')}"]`)).toHaveLength(1);
});
