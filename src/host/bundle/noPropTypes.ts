/**
 * Replaces prop-types in the site's bundle (docs/decisions/0005). React checks no prop types in
 * production, but libraries still call the functions that make them; all of those are this one
 * proxy, which returns itself.
 */
const anything: unknown = new Proxy(() => {}, { get: () => anything, apply: () => anything });

export default anything;
