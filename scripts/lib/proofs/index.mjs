import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { sha256 } from '../digest.mjs';
import { surroundings } from './inputs.mjs';
import { recordProof } from './log.mjs';

/** Of the project; not in git, so that a fresh clone proves everything. */
export const PROOFS_FOLDER = '.cache/proofs';

/**
 * What a proof left: that it passed, how long it took, what it has to say.
 *
 * @typedef {object} Stamp
 * @property {number} seconds
 * @property {readonly string[]} notes
 */

/**
 * Proves something.
 *
 * @callback Proof
 * @param {(text: string) => void} note Says something to the author that is no failure; it is said again each time.
 * @returns {Promise<readonly string[]>} Its faults.
 */

/**
 * @typedef {object} Proofs
 * @property {(parts: readonly unknown[], run: Proof, partsAfter?: () => readonly unknown[]) => Promise<readonly string[]>} prove Gives the faults of what these parts describe; a proof that found none is not repeated. Where only its run tells what it depends on, `partsAfter` describes it next time.
 * @property {() => readonly string[]} notes What proofs of this process said, be it when they were made.
 */

/** @param {readonly unknown[]} parts */
const digest = (parts) => sha256(JSON.stringify(parts));

/**
 * A stamp holds its own key and a digest of its text: what was cut short,
 * damaged or put under another name counts as none.
 *
 * @param {string} key
 * @param {Stamp} stamp
 */
function writeStamp(key, stamp) {
  const text = JSON.stringify(stamp);
  return `${digest([key, text])}\n${text}\n`;
}

/**
 * @param {string} key
 * @param {string} content
 * @returns {Stamp | undefined}
 */
function readStamp(key, content) {
  const [sum, text = ''] = content.split('\n');
  return sum === digest([key, text]) ? JSON.parse(text) : undefined;
}

/**
 * Whether what was proved before counts: not where all is to be proved, as in
 * continuous integration.
 *
 * @param {NodeJS.ProcessEnv} env
 */
export const trustsStamps = (env) => env.CI !== 'true' && env.PROOFS !== 'todo';

/**
 * Keeps proofs that passed, so that none is repeated while nothing that it
 * depends on has changed.
 *
 * @param {object} options
 * @param {string} options.root The project.
 * @param {string} options.kind What is proved, as a name of a folder.
 * @param {readonly string[]} options.dependsOn Digests of what all these proofs depend on: the code that makes them, their machine, their tools.
 * @param {NodeJS.ProcessEnv} [options.env]
 * @returns {Proofs}
 */
export function createProofs({ root, kind, dependsOn, env = process.env }) {
  const folder = path.join(root, ...PROOFS_FOLDER.split('/'), kind);
  /** @type {string[]} */
  const said = [];
  const common = [kind, ...dependsOn, surroundings(root)];

  /** @param {string} key */
  async function find(key) {
    if (!trustsStamps(env)) return undefined;
    try {
      return readStamp(key, await readFile(path.join(folder, key), 'utf8'));
    } catch {
      return undefined;
    }
  }

  /**
   * @param {string} key
   * @param {Stamp} stamp
   */
  async function keep(key, stamp) {
    await mkdir(folder, { recursive: true });
    const draft = path.join(folder, `${key}.${randomUUID()}`);
    await writeFile(draft, writeStamp(key, stamp));
    await rename(draft, path.join(folder, key));
  }

  return {
    prove: async (parts, run, partsAfter = () => parts) => {
      const key = digest([...common, ...parts]);
      const found = await find(key);
      if (found) {
        recordProof({ kind, taken: true, ...found }, env);
        said.push(...found.notes);
        return [];
      }
      // One that fails now must not pass by what it did before.
      await rm(path.join(folder, key), { force: true });
      /** @type {string[]} */
      const notes = [];
      const start = performance.now();
      const faults = await run((text) => notes.push(text));
      const stamp = { seconds: (performance.now() - start) / 1000, notes };
      recordProof({ kind, taken: false, ...stamp }, env);
      said.push(...notes);
      if (faults.length === 0)
        await keep(digest([...common, ...partsAfter()]), stamp);
      return faults;
    },
    notes: () => said,
  };
}
