/** May stand in the name of a class, and of keyframes, in which Emotion reads an underline as the end. */
const signs = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

const styles = new Map<string, string>();

/**
 * Stands in for Emotion's hash, by which it names classes: FNV-1a, of which 4 signs are written where
 * Emotion writes 7. A page names some hundred classes, and each costs bytes that nothing can compress
 * (docs/decisions/0018). Throws when two styles get the same name, which any test that shows both finds: change one
 * of them a little.
 */
export default function styleName(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  let name = '';
  for (; name.length < 4; hash = Math.floor(hash / 62)) name += signs[hash % 62];
  if ((styles.get(name) ?? text) !== text) throw new Error(`Two styles are named ${name}: ${text}`);
  styles.set(name, text);
  return name;
}
