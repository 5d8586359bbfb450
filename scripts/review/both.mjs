// @ts-check
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../cli.mjs';
import { short } from './base.mjs';
import { buildCatalogue, builtCatalogue } from './catalogue.mjs';
import { withCheckout } from './checkout.mjs';
import { commitInputs, workingInputs } from './inputs.mjs';

/** @typedef {import('./catalogue.mjs').Catalogue} Catalogue */

/**
 * The catalogues of the base and of the working tree, each built only if no earlier review has.
 * @param {object} work
 * @param {string} work.root
 * @param {import('./places.mjs').Places} work.places
 * @param {import('./base.mjs').Base} work.base
 * @param {import('@playwright/test').Browser} work.browser
 * @returns {Promise<{ base: Catalogue, current: Catalogue }>}
 * @throws {Failure} one cannot be built
 */
export async function bothCatalogues({ root, places, base, browser }) {
  mkdirSync(places.catalogues, { recursive: true });
  const placeOf = (/** @type {string} */ inputs) => join(places.catalogues, inputs);

  const baseFolder = placeOf(commitInputs(root, base.commit));
  const ofBase =
    builtCatalogue(baseFolder) ??
    (await withCheckout(root, places.checkout, base.commit, (source) =>
      buildCatalogue({ source, folder: baseFolder, what: `commit ${short(base.commit)}`, browser }),
    ));

  const inputs = workingInputs(root);
  const folder = placeOf(inputs);
  const current =
    builtCatalogue(folder) ??
    (await buildCatalogue({ source: root, folder, what: 'the working tree', browser, check }));
  return { base: ofBase, current };

  function check() {
    if (workingInputs(root) === inputs) return;
    throw new Failure(
      'Files changed while the catalogue was built, so it shows no one state: run the review again.',
    );
  }
}
