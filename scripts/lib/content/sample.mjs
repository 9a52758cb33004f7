import path from 'node:path';
import { findPageOf } from '../changed.mjs';
import { pickSample } from '../pick-sample.mjs';

/** @typedef {import('../../../src/testing/content/page').ContentProof} ContentProof */
/** @typedef {Pick<ContentProof, 'kind' | 'name' | 'page'>} ProofRow */

/**
 * Returns changed files, with the page of each.
 *
 * @param {readonly string[]} changed Paths inside the project.
 * @returns {ReadonlySet<string>}
 */
export const listChangedPages = (changed) =>
  new Set(changed.flatMap((file) => [file, findPageOf(file) ?? file]));

/**
 * Chooses the proofs of a quick check: some of each kind at random, and all
 * those of changed pages. The same seed chooses the same ones, and a page more
 * or less does not change those chosen from the others.
 *
 * @template {ProofRow} T
 * @param {readonly T[]} rows
 * @param {object} options
 * @param {Readonly<Record<string, import('../../../src/testing/content/types').ProofKind>>} options.kinds
 * @param {string} options.seed
 * @param {readonly string[]} options.changed Paths inside the project.
 * @returns {T[]} Chosen rows, in the order of `rows`.
 */
export function chooseSample(rows, { kinds, seed, changed }) {
  /** @type {Map<string, {count: number, rows: T[]}>} */
  const groups = new Map();
  for (const row of rows) {
    const quota = kinds[row.kind]?.sample;
    if (!quota) continue;
    const place = quota.of === 'module' ? path.posix.dirname(row.page) : '';
    const key = `${row.kind} ${place}`;
    const group = groups.get(key) ?? { count: quota.count, rows: [] };
    group.rows.push(row);
    groups.set(key, group);
  }
  const chosenRows = new Set(
    [...groups.values()].flatMap(({ count, rows: group }) => [
      ...pickSample(group, { seed, count, nameOf: ({ name }) => name }),
    ]),
  );
  const changedPages = listChangedPages(changed);
  return rows.filter(
    (row) => chosenRows.has(row) || changedPages.has(row.page),
  );
}
