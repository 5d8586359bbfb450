/** Takes the place of the invariant package in the site's bundle (docs/decisions/0005): the same, without the words it would format. */
export default function invariant(condition: unknown, message: string) {
  if (!condition) throw new Error(message);
}
