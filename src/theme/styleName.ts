/** 64 signs that may stand in the name of a class. */
const signs = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_';

const styles = new Map<string, string>();

/**
 * Stands in for Emotion's hash, by which it names classes: FNV-1a, folded to 24 bits and written in 4 signs where
 * Emotion writes 7. A page names some hundred classes, and each costs bytes that nothing can compress
 * (docs/decisions/0018). Throws when two styles get the same name, which any test that shows both finds: change one
 * of them a little.
 */
export default function styleName(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  hash ^= hash >>> 24;
  let name = '';
  for (let bits = 0; bits < 24; bits += 6) name += signs[(hash >>> bits) & 63];
  if ((styles.get(name) ?? text) !== text) throw new Error(`Two styles are named ${name}: ${text}`);
  styles.set(name, text);
  return name;
}
