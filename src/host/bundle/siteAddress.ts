/**
 * Stops a build whose address other sites could not link to. Canonical links, the sitemap and
 * pictures for sharing begin with it (docs/hosting.md).
 * @throws Error with a sentence that names `GATSBY_SITE_URL`
 */
export function checkAddress(address: string) {
  const { protocol, origin } = URL.canParse(address) ? new URL(address) : {};
  if (origin === address && /^https?:$/.test(protocol!)) return;
  throw new Error(
    `GATSBY_SITE_URL leads to "${address}": give the site's address without a path, such as https://waxline.example`,
  );
}
