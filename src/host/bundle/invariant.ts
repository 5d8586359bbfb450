/**
 * Replaces the invariant package in the site's bundle (docs/decisions/0005). It throws in the same
 * cases, without the code that formats the message.
 */
export default function invariant(condition: unknown, message: string) {
  if (!condition) throw new Error(message);
}
