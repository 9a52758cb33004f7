import { randomUUID } from 'node:crypto';
import {
  mkdir,
  readFile,
  rename,
  rm,
  utimes,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { sha256 } from '../digest.mjs';
import { hashEnvironment } from './inputs.mjs';
import { recordProof } from './log.mjs';
import { findStore } from './store.mjs';

/**
 * Record of a proof that passed, kept in the store.
 *
 * @typedef {object} Stamp
 * @property {number} seconds Seconds that the proof took.
 * @property {readonly string[]} notes Notes for the author, repeated each time.
 * @property {readonly string[]} records Facts that the run observed, for checks
 *   that run each time.
 */

/**
 * Checks one promise of the content and returns the faults it finds.
 *
 * @callback Proof
 * @param {(text: string) => void} note Tells the author something that is not a
 *   failure; it is repeated each time.
 * @param {(text: string) => void} record Keeps a fact for `checkRecords`.
 * @returns {Promise<readonly string[]>} Faults of the proof.
 */

/**
 * Returns the faults of what `parts` describe; a proof without faults is not
 * repeated. `checkRecords` checks what the run recorded, also when the proof
 * comes from the store, for conditions on files that change more often.
 *
 * @callback Prove
 * @param {readonly unknown[]} parts
 * @param {Proof} run
 * @param {(records: readonly string[]) => readonly string[] | Promise<readonly string[]>} [checkRecords]
 * @returns {Promise<readonly string[]>}
 */

/**
 * @typedef {object} Proofs
 * @property {Prove} prove
 * @property {() => readonly string[]} notes Notes of the proofs of this
 *   process, also of those from the store.
 */

/** @param {readonly unknown[]} parts */
const hashParts = (parts) => sha256(JSON.stringify(parts));

/**
 * Serializes a stamp with a digest of its key and text: a truncated, damaged or
 * renamed stamp counts as none.
 *
 * @param {string} key
 * @param {Stamp} stamp
 */
function serializeStamp(key, stamp) {
  const text = JSON.stringify(stamp);
  return `${hashParts([key, text])}\n${text}\n`;
}

/**
 * @param {string} key
 * @param {string} content
 * @returns {Stamp | undefined}
 */
function parseStamp(key, content) {
  const [sum, text = ''] = content.split('\n');
  return sum === hashParts([key, text]) ? JSON.parse(text) : undefined;
}

/**
 * Returns true when proofs of earlier runs count: not when everything is to be
 * proved again.
 *
 * @param {NodeJS.ProcessEnv} env
 */
const isStoreTrusted = (env) => env.IGNORE_PROOFS !== 'true';

/**
 * Reads and writes the stamps of one kind of proof.
 *
 * @param {string} folder
 * @param {NodeJS.ProcessEnv} env
 */
function createStampFolder(folder, env) {
  const getStampPath = (/** @type {string} */ key) => path.join(folder, key);
  return {
    /** @param {string} key */
    async find(key) {
      if (!isStoreTrusted(env)) return undefined;
      try {
        const stamp = parseStamp(
          key,
          await readFile(getStampPath(key), 'utf8'),
        );
        const now = new Date();
        // Updates its time: the store deletes the stamps that no run has used
        // for long.
        await utimes(getStampPath(key), now, now);
        return stamp;
      } catch {
        return undefined;
      }
    },
    /** @param {string} key */
    remove: (key) => rm(getStampPath(key), { force: true }),
    /**
     * @param {string} key
     * @param {Stamp} stamp
     */
    async write(key, stamp) {
      await mkdir(folder, { recursive: true });
      const draft = getStampPath(`${key}.${randomUUID()}`);
      await writeFile(draft, serializeStamp(key, stamp));
      await rename(draft, getStampPath(key));
    },
  };
}

/**
 * Stores proofs that passed, so that none is repeated while nothing that it
 * depends on has changed.
 *
 * @param {object} options
 * @param {string} options.root Root of the project.
 * @param {string} options.kind Kind of the proofs, as the name of a folder.
 * @param {readonly string[]} options.dependsOn Digests of what all these proofs
 *   depend on: the code that makes them, their machine, their tools.
 * @param {NodeJS.ProcessEnv} [options.env]
 * @returns {Proofs}
 */
export function createProofs({ root, kind, dependsOn, env = process.env }) {
  const stamps = createStampFolder(path.join(findStore(env), kind), env);
  /** @type {string[]} */
  const collectedNotes = [];
  const key = hashParts([kind, ...dependsOn, hashEnvironment(root)]);

  /**
   * @param {string} proofKey
   * @param {Proof} run
   */
  async function makeProof(proofKey, run) {
    // Removed first: a proof that fails now must not pass by its earlier stamp.
    await stamps.remove(proofKey);
    /** @type {string[]} */
    const notes = [];
    /** @type {string[]} */
    const records = [];
    const start = performance.now();
    const faults = await run(
      (text) => notes.push(text),
      (text) => records.push(text),
    );
    const seconds = (performance.now() - start) / 1000;
    const stamp = { seconds, notes, records };
    if (faults.length === 0) await stamps.write(proofKey, stamp);
    return { faults, stamp };
  }

  return {
    prove: async (parts, run, checkRecords = () => []) => {
      const proofKey = hashParts([key, ...parts]);
      const storedStamp = await stamps.find(proofKey);
      const { faults, stamp } = storedStamp
        ? { faults: [], stamp: storedStamp }
        : await makeProof(proofKey, run);
      const { seconds, notes, records } = stamp;
      recordProof(
        { kind, taken: storedStamp !== undefined, seconds, notes },
        env,
      );
      collectedNotes.push(...notes);
      return [...faults, ...(await checkRecords(records))];
    },
    notes: () => collectedNotes,
  };
}
