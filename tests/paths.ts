/** Every page there is; a unit test holds them to the routes. */
export const paths = [
  '/',
  '/fashion',
  '/shoes',
  '/digital-art',
  '/podcasts',
  '/live-selling',
  '/music-trading',
  '/blog',
  '/community',
  '/404',
];
