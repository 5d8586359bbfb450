/** Every page there is. */
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
] as const;
