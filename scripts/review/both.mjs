// @ts-check
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../lib/cli.mjs';
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
  const baseFolder = join(places.catalogues, commitInputs(root, base.commit));
  const ofBase =
    builtCatalogue(baseFolder) ??
    (await withCheckout(root, places.checkout, base.commit, (source) =>
      buildCatalogue({ source, folder: baseFolder, what: `commit ${short(base.commit)}`, browser }),
    ));

  return { base: ofBase, current: await workingCatalogue({ root, places, browser }) };
}

/**
 * @param {object} work
 * @param {string} work.root
 * @param {import('./places.mjs').Places} work.places
 * @param {import('@playwright/test').Browser} work.browser
 * @returns {Promise<Catalogue>} as the files are now
 * @throws {Failure} it cannot be built
 */
export async function workingCatalogue({ root, places, browser }) {
  mkdirSync(places.catalogues, { recursive: true });
  const inputs = workingInputs(root);
  const folder = join(places.catalogues, inputs);
  return (
    builtCatalogue(folder) ??
    buildCatalogue({ source: root, folder, what: 'the working tree', browser, check })
  );

  function check() {
    if (workingInputs(root) === inputs) return;
    throw new Failure(
      'Files changed while the catalogue was built, so it shows no one state: run the review again.',
    );
  }
}
