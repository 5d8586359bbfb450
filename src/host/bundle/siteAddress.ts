/**
 * Stops a build whose address other sites could not link to. Canonical links, the sitemap and
 * pictures for sharing begin with it (docs/hosting.md). Where the build runs at a host that tells so,
 * the address must be given.
 * @throws Error with a sentence that names `GATSBY_SITE_URL`
 */
export function checkAddress(address: string, env = process.env) {
  if ((env.NETLIFY || env.CF_PAGES) && !env.GATSBY_SITE_URL)
    throw new Error(
      'GATSBY_SITE_URL is not set: every page would name https://waxline.example as its address. Set it in the settings of the host',
    );
  const { protocol, origin } = URL.canParse(address) ? new URL(address) : {};
  if (origin === address && /^https?:$/.test(protocol!)) return;
  throw new Error(
    `GATSBY_SITE_URL leads to "${address}": give the site's address without a path, such as https://waxline.example`,
  );
}
