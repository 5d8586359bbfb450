// @ts-check
import { entries } from './data.mjs';
import { find, say } from './dom.mjs';

/** @type {Record<string, string>} to the id of the button it presses */
const KEYS = { j: 'next', k: 'previous', a: 'accept', r: 'reject' };
const VIEWS = ['side', 'slider', 'overlay', 'difference'];

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
