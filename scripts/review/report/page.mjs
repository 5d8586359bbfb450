// @ts-check
// Runs in the report itself, which is one file: it imports nothing.

/** @typedef {import('../report.mjs').Shown} Shown */

/** @param {string} id */
const find = (id) => /** @type {any} */ (document.getElementById(id));

/** @type {{ id: string, of: string, whole: boolean, counts: Record<string, number>, entries: Shown[] }} */
const review = JSON.parse(find('data').textContent);
const { entries } = review;
const WORDS = { changed: 'Changed', new: 'New', removed: 'Removed', broken: 'Cannot be shown' };
const VIEWS = ['side', 'slider', 'overlay', 'difference'];
const memory = `waxline-review ${review.id}`;

/** @type {Record<string, 'accepted' | 'rejected'>} */
const decisions = {
  ...Object.fromEntries(entries.filter((one) => one.accepted).map(({ key }) => [key, 'accepted'])),
  ...recall(),
};
let at = Math.max(
  0,
  entries.findIndex(({ key }) => key === decodeURIComponent(location.hash.slice(1))),
);
let view = 'side';

function recall() {
  try {
    return JSON.parse(localStorage.getItem(memory) ?? '{}');
  } catch {
    return {};
  }
}

/** @param {string} key */
const decisionOf = (key) => decisions[key] ?? 'open';
const filters = () => Object.fromEntries(new FormData(find('filters')));

/** The indices of the entries that the filters let through. */
function shown() {
  const { title, mode, status, decision } = filters();
  return entries.flatMap((entry, index) =>
    (!title || entry.title === title) &&
    (!mode || entry.mode === mode) &&
    (!status || entry.status === status) &&
    (!decision || decisionOf(entry.key) === decision)
      ? [index]
      : [],
  );
}

/**
 * @param {string} tag
 * @param {Record<string, unknown>} [properties]
 * @param {(Node | string)[]} children
 */
function make(tag, properties = {}, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

/** @param {string} words */
const say = (words) => (find('status').textContent = words);

function drawCounts() {
  const { stories, pictures, same, changed, new: added, removed, broken } = review.counts;
  const open = entries.filter(({ key }) => decisionOf(key) === 'open').length;
  const all = { stories, pictures, same, changed, new: added, removed, broken, open };
  find('counts').replaceChildren(
    ...Object.entries(all).map(([name, count]) =>
      make('div', {}, make('dt', {}, name), make('dd', {}, String(count))),
    ),
  );
}

function drawList() {
  const indices = shown();
  find('shown').textContent = `${indices.length} of ${entries.length} shown`;
  find('list').replaceChildren(
    ...indices.map((index) => {
      const entry = /** @type {Shown} */ (entries[index]);
      const button = make(
        'button',
        { type: 'button', onclick: () => go(index) },
        `${entry.title} › ${entry.name}`,
        make('small', {}, [entry.mode, WORDS[entry.status], decisionOf(entry.key)].join(' · ')),
      );
      if (index === at) button.setAttribute('aria-current', 'true');
      return make('li', {}, button);
    }),
  );
  find('list').querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
}

/**
 * @param {'base' | 'current' | 'mask'} side
 * @param {string} [className]
 */
function picture(side, className = '') {
  const entry = /** @type {Shown} */ (entries[at]);
  const hash = entry[side];
  if (!hash) return make('span');
  const data = find(`picture-${hash}`);
  const words = { base: 'Base', current: 'Current', mask: 'Difference' }[side];
  return make('img', {
    className,
    alt: `${words}: ${entry.title}, ${entry.name}, ${entry.mode}`,
    src: `data:${data.dataset.type};base64,${data.textContent}`,
  });
}

/** @param {string} caption @param {Node} content */
const figure = (caption, content) => make('figure', {}, make('figcaption', {}, caption), content);

function drawStage() {
  const entry = /** @type {Shown} */ (entries[at]);
  const stage = find('stage');
  const compared = entry.status === 'changed';
  stage.dataset.view = compared ? view : 'side';
  stage.classList.toggle('single', !compared);
  find('views').disabled = !compared;
  find('at-label').hidden = !compared || !['slider', 'overlay'].includes(view);
  find('at-words').textContent = view === 'slider' ? 'Divide at' : 'Current over base';

  if (entry.reason) stage.replaceChildren(make('p', { className: 'reason' }, entry.reason));
  else if (!compared) {
    const side = entry.status === 'new' ? 'current' : 'base';
    stage.replaceChildren(figure(side === 'base' ? 'Base' : 'Current', picture(side)));
  } else if (view === 'side') {
    stage.replaceChildren(figure('Base', picture('base')), figure('Current', picture('current')));
  } else if (view === 'difference') {
    stage.replaceChildren(layers('marked', picture('current', 'under'), picture('mask')));
  } else {
    const kind = view === 'slider' ? 'divided' : 'mixed';
    stage.replaceChildren(layers(kind, picture('base'), picture('current', 'over')));
    divide();
  }
  // A long page opens where it differs.
  const [first] = stage.getElementsByTagName('img');
  first?.decode().then(
    () => {
      const scale = first.height / first.naturalHeight;
      stage.scrollTop = Math.max(0, (entry.box?.y ?? 0) * scale - 120);
    },
    () => {},
  );
}

/** @param {string} kind @param {Node[]} pictures */
const layers = (kind, ...pictures) => make('div', { className: `layers ${kind}` }, ...pictures);

function divide() {
  find('stage').style.setProperty('--at', `${find('at').value}%`);
}

function draw() {
  drawCounts();
  find('of').textContent = review.of;
  find('empty').hidden = entries.length > 0;
  find('review').hidden = find('footer').hidden = entries.length === 0;
  const entry = entries[at];
  if (!entry) return;
  const pixels = entry.pixels ? `${entry.pixels.toLocaleString('en-US')} pixels differ` : '';
  find('about').textContent = [entry.title, entry.mode, WORDS[entry.status], pixels]
    .filter(Boolean)
    .join(' · ');
  find('name').textContent = entry.name;
  const decision = decisionOf(entry.key);
  find('decision').textContent = decision;
  find('decision').dataset.is = decision;
  find('accept').disabled = entry.status === 'broken';
  drawList();
  drawStage();
}

/** @param {number} index */
function go(index) {
  const hadFocus = find('list').contains(document.activeElement);
  at = index;
  history.replaceState(null, '', `#${encodeURIComponent(entries[at]?.key ?? '')}`);
  draw();
  if (hadFocus) find('list').querySelector('[aria-current]')?.focus();
  const entry = /** @type {Shown} */ (entries[at]);
  const place = shown().indexOf(at) + 1;
  say(
    `${place} of ${shown().length}: ${entry.title}, ${entry.name}, ${entry.mode}, ${WORDS[entry.status]}, ${decisionOf(entry.key)}`,
  );
}

/** @param {1 | -1} by */
function step(by) {
  const indices = shown();
  if (indices.length === 0) return say('No picture passes the filters.');
  const next = by > 0 ? indices.find((index) => index > at) : indices.findLast((i) => i < at);
  if (next === undefined) say(by > 0 ? 'This is the last one.' : 'This is the first one.');
  else go(next);
}

/** @param {'accepted' | 'rejected'} decision @param {number[]} indices */
function decide(decision, indices) {
  for (const index of indices) {
    const entry = /** @type {Shown} */ (entries[index]);
    // What cannot be shown cannot be accepted unseen.
    if (entry.status !== 'broken' || decision === 'rejected') decisions[entry.key] = decision;
  }
  try {
    localStorage.setItem(memory, JSON.stringify(decisions));
  } catch {
    // A browser that keeps nothing: the decisions live as long as the page.
  }
  draw();
  const open = entries.filter(({ key }) => decisionOf(key) === 'open').length;
  say(`${indices.length > 1 ? `${indices.length} pictures ` : ''}${decision}, ${open} open.`);
}

function exported() {
  const withDecision = (/** @type {string} */ decision) =>
    entries.filter(({ key }) => decisionOf(key) === decision);
  const accepted = withDecision('accepted').map(({ key, hash }) => [key, hash]);
  const rejected = withDecision('rejected').map(({ key }) => key);
  const { whole } = review;
  return `${JSON.stringify({ whole, accepted: Object.fromEntries(accepted), rejected }, null, 2)}\n`;
}

/** @type {Record<string, () => void>} */
const ACTIONS = {
  next: () => step(1),
  previous: () => step(-1),
  accept: () => decide('accepted', [at]),
  reject: () => decide('rejected', [at]),
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

/** @type {Record<string, string>} */
const KEYS = { j: 'next', k: 'previous', a: 'accept', r: 'reject' };
document.addEventListener('keydown', (event) => {
  const { key, target, altKey, ctrlKey, metaKey } = event;
  const typing = /** @type {HTMLElement} */ (target).matches('select, input[type=range]');
  if (!find('keys').checked || typing || altKey || ctrlKey || metaKey || !entries.length) return;
  const id = KEYS[key.toLowerCase()];
  const chosen = VIEWS[Number(key) - 1];
  if (id && !find(id).disabled) find(id).click();
  else if (chosen && !find('views').disabled) {
    find('views').querySelector(`[value=${chosen}]`).click();
    say(`Shown as: ${chosen}`);
  } else return;
  event.preventDefault();
});

find('views').addEventListener('change', (/** @type {any} */ { target }) => {
  view = target.value;
  find('at').value = 50;
  drawStage();
});
find('at').addEventListener('input', divide);
find('actual').addEventListener('change', () =>
  find('stage').classList.toggle('actual', find('actual').checked),
);
// The divider follows the pointer too.
find('stage').addEventListener('pointermove', (/** @type {PointerEvent} */ event) => {
  const divided = find('stage').querySelector('.divided');
  if (!divided || event.buttons !== 1) return;
  const { left, width } = divided.getBoundingClientRect();
  find('at').value = ((event.clientX - left) / width) * 100;
  divide();
});
find('stage').addEventListener('dragstart', (/** @type {Event} */ event) => event.preventDefault());
find('filters').addEventListener('change', () => {
  const [first] = shown();
  if (first !== undefined && !shown().includes(at)) go(first);
  else drawList();
});

for (const name of /** @type {const} */ (['title', 'mode', 'status'])) {
  const values = [...new Set(entries.map((entry) => entry[name]))];
  const words = (/** @type {string} */ value) =>
    name === 'status' ? WORDS[/** @type {keyof WORDS} */ (value)] : value;
  find('filters').elements[name].replaceChildren(
    make('option', { value: '' }, 'All'),
    ...values.map((value) => make('option', { value }, words(value))),
  );
}
draw();
