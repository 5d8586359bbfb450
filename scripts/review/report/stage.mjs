// @ts-check
import { current, state } from './data.mjs';
import { find, make } from './dom.mjs';

/**
 * @param {'base' | 'current' | 'mask'} side
 * @param {string} [className]
 */
function picture(side, className = '') {
  const entry = current();
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

/** @param {string} kind @param {Node[]} pictures */
const layers = (kind, ...pictures) => make('div', { className: `layers ${kind}` }, ...pictures);

/** The pictures of the entry that is looked at, in the chosen view. */
export function drawStage() {
  const { view } = state;
  const entry = current();
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

function divide() {
  find('stage').style.setProperty('--at', `${find('at').value}%`);
}

find('views').addEventListener('change', (/** @type {any} */ { target }) => {
  state.view = target.value;
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
