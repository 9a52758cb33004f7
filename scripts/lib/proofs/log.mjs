import { appendFileSync } from 'node:fs';
import { readFileIfExists } from '../files.mjs';

/**
 * Proof that was requested in a run of the check.
 *
 * @typedef {object} ProofRecord
 * @property {string} kind
 * @property {boolean} taken True when it comes from its stamp.
 * @property {number} seconds Seconds that it took, now or when it was made.
 * @property {readonly string[]} notes
 */

/**
 * @typedef {object} ProofSummary
 * @property {number} taken
 * @property {number} made
 * @property {number} savedSeconds
 * @property {readonly string[]} notes Notes without duplicates.
 */

/**
 * Logs a proof for the run of the check that this process belongs to, if any.
 *
 * @param {ProofRecord} record
 * @param {NodeJS.ProcessEnv} env
 */
export function recordProof(record, { PROOFS_LOG: file }) {
  // A short line in a single call: the lines of several processes do not mix.
  if (file) appendFileSync(file, `${JSON.stringify(record)}\n`);
}

/**
 * @param {string} line
 * @returns {ProofRecord[]}
 */
function parseRecord(line) {
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
}

/**
 * @param {string} file Log of the proofs of a run.
 * @returns {Promise<ProofSummary>}
 */
export async function summarizeProofs(file) {
  const records = ((await readFileIfExists(file)) ?? '')
    .split('\n')
    .flatMap(parseRecord);
  const takenProofs = records.filter((record) => record.taken);
  return {
    taken: takenProofs.length,
    made: records.length - takenProofs.length,
    savedSeconds: takenProofs.reduce(
      (total, { seconds }) => total + seconds,
      0,
    ),
    notes: [...new Set(records.flatMap(({ notes }) => notes))],
  };
}
