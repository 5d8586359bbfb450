// @ts-check

const LONGEST = 40;

/** What the files we write already mean by a name; a component of that name would be declared twice. */
const ours = [
  ...['Root', 'Title', 'Text', 'ReactNode', 'ComponentPropsWithoutRef'],
  ...['Omit', 'HTMLElement', 'HTMLParagraphElement'],
  ...['Meta', 'StoryObj', 'Story', 'Guide'],
  ...['Default', 'LongWords'],
];

/** Devices: Windows takes no file of these names, whatever its ending. */
const devices = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * What is wrong with a component's name, in a sentence; undefined for a good one.
 * @param {string} name
 * @returns {string | undefined}
 */
export function checkName(name) {
  if (!/^[A-Z][A-Za-z0-9]*$/.test(name)) {
    return `"${name}" is no component's name: a capital first, then letters and digits, as in ProductCard.`;
  }
  if (name.length > LONGEST) {
    return `"${name}" has ${name.length} letters: a component's name has ${LONGEST} at most.`;
  }
  if (name in globalThis) return `"${name}" is JavaScript's own: choose another name.`;
  if (ours.includes(name)) return `"${name}" means something else in a story: choose another name.`;
  if (devices.test(name)) return `"${name}" cannot name a file on Windows: choose another name.`;
  return undefined;
}
