// @ts-check

/** @param {string} id */
export const find = (id) => /** @type {any} */ (document.getElementById(id));

/**
 * @param {string} tag
 * @param {Record<string, unknown>} [properties]
 * @param {(Node | string)[]} children
 */
export function make(tag, properties = {}, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

/**
 * To those who do not see what has changed.
 * @param {string} words
 */
export const say = (words) => (find('status').textContent = words);
