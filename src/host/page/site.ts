/** The site's own name and address. `GATSBY_SITE_URL` names the real one at build time. */
export const site = {
  name: 'Waxline',
  url: (process.env.GATSBY_SITE_URL || 'https://waxline.example').replace(/\/+$/, ''),
} as const;
