import path from 'node:path';
import { pageOf } from '../changed.mjs';
import { pickSample } from '../pick-sample.mjs';

/** @typedef {import('../../../src/testing/content/page').ContentProof} ContentProof */
/** @typedef {Pick<ContentProof, 'kind' | 'name' | 'page'>} ProofRow */

/**
 * How many proofs of a kind are in a sample, of all pages or of each module; of
 * the kinds that are not here, only what was changed.
 *
 * @type {Readonly<Partial<Record<ContentProof['kind'], {count: number, of: 'site' | 'module'}>>>}
 */
const QUOTAS = {
  program: { count: 20, of: 'site' },
  sessions: { count: 2, of: 'site' },
  'c-exercise': { count: 1, of: 'module' },
  'terminal-exercise': { count: 1, of: 'module' },
};

/**
 * Chooses the proofs of a quick check: some of each kind, by chance, and all of
 * what was changed. The same seed chooses the same, and a page more or less
 * does not change what is chosen of the others.
 *
 * @template {ProofRow} T
 * @param {readonly T[]} rows
 * @param {object} options
 * @param {string} options.seed
 * @param {readonly string[]} options.changed Paths inside the project.
 * @returns {T[]} In the order of the rows.
 */
export function chooseSample(rows, { seed, changed }) {
  /** @type {Map<string, {count: number, rows: T[]}>} */
  const groups = new Map();
  for (const row of rows) {
    const quota = QUOTAS[row.kind];
    if (!quota) continue;
    const place = quota.of === 'module' ? path.posix.dirname(row.page) : '';
    const key = `${row.kind} ${place}`;
    const group = groups.get(key) ?? { count: quota.count, rows: [] };
    group.rows.push(row);
    groups.set(key, group);
  }
  const chosen = new Set(
    [...groups.values()].flatMap(({ count, rows: group }) => [
      ...pickSample(group, { seed, count, nameOf: ({ name }) => name }),
    ]),
  );
  const changedPages = new Set(
    changed.flatMap((file) => [file, pageOf(file) ?? file]),
  );
  return rows.filter((row) => chosen.has(row) || changedPages.has(row.page));
}
