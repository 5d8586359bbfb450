import { photoSource } from './photos';

test('The CDN is asked for the very crop', () => {
  expect(photoSource('photo-1', { width: 320, height: 240 })).toBe(
    'https://images.unsplash.com/photo-1?auto=format&fit=crop&w=320&h=240&q=70',
  );
});
