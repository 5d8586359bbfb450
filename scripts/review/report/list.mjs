// @ts-check
import { entries, review, state, WORDS } from './data.mjs';
import { decisionOf } from './decisions.mjs';
import { find, make } from './dom.mjs';

/** The indices of the entries that the filters let through. */
export function shown() {
  const { title, mode, status, decision } = Object.fromEntries(new FormData(find('filters')));
  return entries.flatMap((entry, index) =>
    (!title || entry.title === title) &&
    (!mode || entry.mode === mode) &&
    (!status || entry.status === status) &&
    (!decision || decisionOf(entry.key) === decision)
      ? [index]
      : [],
  );
}

/** @param {import('./data.mjs').Shown} entry */
export const about = ({ mode, status, key }) => [
  ...[mode, WORDS[status]],
  ...(review.decides ? [decisionOf(key)] : []),
];

/** @param {(index: number) => void} go */
export function drawList(go) {
  const indices = shown();
  find('shown').textContent = `${indices.length} of ${entries.length} shown`;
  find('list').replaceChildren(
    ...indices.map((index) => {
      const entry = /** @type {import('./data.mjs').Shown} */ (entries[index]);
      const button = make(
        'button',
        { type: 'button', onclick: () => go(index) },
        `${entry.title} › ${entry.name}`,
        make('small', {}, about(entry).join(' · ')),
      );
      if (index === state.at) button.setAttribute('aria-current', 'true');
      return make('li', {}, button);
    }),
  );
  find('list').querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
}

/** Offers what there is to filter by. */
export function fillFilters() {
  for (const name of /** @type {const} */ (['title', 'mode', 'status'])) {
    const values = [...new Set(entries.map((entry) => entry[name]))];
    const words = (/** @type {string} */ value) =>
      name === 'status' ? WORDS[/** @type {keyof WORDS} */ (value)] : value;
    find('filters').elements[name].replaceChildren(
      make('option', { value: '' }, 'All'),
      ...values.map((value) => make('option', { value }, words(value))),
    );
  }
}
