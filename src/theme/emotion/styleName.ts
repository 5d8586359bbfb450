/**
 * The characters of a name. The underscore is left out, because in the names of keyframes Emotion
 * reads it as the end.
 */
const signs = 'abcdefghijklmnopqrstuvwxyz0123456789';

const styles = new Map<string, string>();

/**
 * Replaces Emotion's hash, which names classes. It is FNV-1a, written in 4 characters where
 * Emotion's takes 7. A page has some hundred class names, and none of them can be compressed
 * (docs/decisions/0018). Throws when two styles get the same name, which the build or any test that
 * shows both finds: change one of them a little. For a visitor a wrong style is better than a part that
 * has stopped working, so the built scripts do not throw.
 */
export default function styleName(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  let name = '';
  for (; name.length < 4; hash = Math.floor(hash / 36)) name += signs[hash % 36];
  if (process.env.NODE_ENV === 'production' && typeof document === 'object') return name;
  if ((styles.get(name) ?? text) !== text) throw new Error(`Two styles are named ${name}: ${text}`);
  styles.set(name, text);
  return name;
}
