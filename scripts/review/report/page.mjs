// @ts-check
import { current, entries, review, state, WORDS } from './data.mjs';
import { countOpen, decisionOf, exported, keep } from './decisions.mjs';
import { find, make, say } from './dom.mjs';
import './keys.mjs';
import { about, drawList, fillFilters, shown } from './list.mjs';
import { drawStage } from './stage.mjs';

function drawCounts() {
  const { stories, pictures, same, changed, new: added, removed, broken } = review.counts;
  const all = { stories, pictures, same, changed, new: added, removed, broken, open: countOpen() };
  find('counts').replaceChildren(
    ...Object.entries(all).map(([name, count]) =>
      make('div', {}, make('dt', {}, name), make('dd', {}, String(count))),
    ),
  );
}

function draw() {
  drawCounts();
  find('of').textContent = review.of;
  find('empty').hidden = entries.length > 0;
  find('review').hidden = find('footer').hidden = entries.length === 0;
  if (entries.length === 0) return;
  const entry = current();
  const pixels = entry.pixels ? `${entry.pixels.toLocaleString('en-US')} pixels differ` : '';
  find('about').textContent = [entry.title, entry.mode, WORDS[entry.status], pixels]
    .filter(Boolean)
    .join(' · ');
  find('name').textContent = entry.name;
  const decision = decisionOf(entry.key);
  find('decision').textContent = decision;
  find('decision').dataset.is = decision;
  find('accept').disabled = entry.status === 'broken' || !review.decides;
  find('reject').disabled = !review.decides;
  drawList(go);
  drawStage();
}

/** @param {number} index */
function go(index) {
  const hadFocus = find('list').contains(document.activeElement);
  state.at = index;
  const entry = current();
  history.replaceState(null, '', `#${encodeURIComponent(entry.key)}`);
  draw();
  if (hadFocus) find('list').querySelector('[aria-current]')?.focus();
  const place = shown().indexOf(index) + 1;
  say(`${place} of ${shown().length}: ${[entry.title, entry.name, ...about(entry)].join(', ')}`);
}

/** @param {1 | -1} by */
function step(by) {
  const { at } = state;
  const indices = shown();
  if (indices.length === 0) return say('No picture passes the filters.');
  const next = by > 0 ? indices.find((index) => index > at) : indices.findLast((i) => i < at);
  if (next === undefined) say(by > 0 ? 'This is the last one.' : 'This is the first one.');
  else go(next);
}

/** @param {import('./decisions.mjs').Decision} decision @param {number[]} indices */
function decide(decision, indices) {
  keep(decision, indices);
  draw();
  const many = indices.length > 1 ? `${indices.length} pictures ` : '';
  say(`${many}${decision}, ${countOpen()} open.`);
}

/** @type {Record<string, () => void>} */
const ACTIONS = {
  next: () => step(1),
  previous: () => step(-1),
  accept: () => decide('accepted', [state.at]),
  reject: () => decide('rejected', [state.at]),
  'accept-shown': () => decide('accepted', shown()),
  save() {
    const href = `data:application/json,${encodeURIComponent(exported())}`;
    make('a', { href, download: 'accepted.json' }).click();
    say('accepted.json saved.');
  },
  copy() {
    navigator.clipboard.writeText(exported()).then(
      () => say('Copied.'),
      () => say('The browser refused to copy: save it instead.'),
    );
  },
};
for (const [id, act] of Object.entries(ACTIONS)) find(id).addEventListener('click', act);

find('filters').addEventListener('change', () => {
  const [first] = shown();
  if (first !== undefined && !shown().includes(state.at)) go(first);
  else drawList(go);
});

for (const one of document.querySelectorAll('[data-decides]')) {
  /** @type {HTMLElement} */ (one).hidden = !review.decides;
}
fillFilters();
draw();
