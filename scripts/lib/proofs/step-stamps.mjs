import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readFileIfExists } from '../files.mjs';
import { hashParts, hashFiles, hashEnvironment, hashTool } from './inputs.mjs';

/** @typedef {import('../steps.mjs').Step} Step */

/**
 * Lists the files of the project as they are now, tracked by git or new.
 *
 * @param {string} root
 * @returns {readonly string[] | undefined} Undefined when git fails.
 */
function listProjectFiles(root) {
  const { status, stdout } = spawnSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  return status === 0
    ? [...new Set(stdout.split('\0'))].filter((file) => file !== '').sort()
    : undefined;
}

/**
 * @param {string} root
 * @param {string} file
 */
function hashFile(root, file) {
  try {
    return hashParts(readFileSync(path.join(root, file)));
  } catch {
    return 'missing';
  }
}

/** Folder of the stamps of the steps, which git ignores. */
const STEPS_FOLDER = path.join('.cache', 'steps');

/**
 * Stores a digest of what the last run of each step read, so that
 * `npm run verify` does not repeat what `npm test` has just proved with the
 * same files. A stamp is removed before its step runs and written after it
 * passed: an interruption leaves none.
 *
 * @param {object} options
 * @param {string} options.root
 * @param {NodeJS.ProcessEnv} [options.env]
 */
export function createStepStamps({ root, env = process.env }) {
  const getStampPath = (/** @type {Step} */ step) =>
    path.join(root, STEPS_FOLDER, step.name);

  /**
   * @param {Step} step
   * @returns {string | undefined} Undefined for a step that runs each time.
   */
  function hashInputs({ command, args, reads }) {
    if (!reads) return undefined;
    const files = listProjectFiles(root);
    if (!files) return undefined;
    return hashParts(
      path.basename(command),
      ...args,
      hashEnvironment(root),
      ...files
        .filter((file) => reads.files.test(file))
        .flatMap((file) => [file, hashFile(root, file)]),
      hashFiles(root, reads.folders ?? []),
      ...(reads.tools?.(env) ?? []).map(hashTool),
    );
  }

  const hashOutputs = (/** @type {Step} */ { makes = [] }) =>
    hashFiles(root, makes);

  return {
    /**
     * Hashes what a step is about to read; undefined when it runs each time.
     *
     * @param {Step} step
     */
    inputsOf: hashInputs,

    /**
     * Returns true when a step passed with these inputs and what it made is
     * still there.
     *
     * @param {Step} step
     * @param {string | undefined} inputs
     */
    async isProved(step, inputs) {
      const stamp = await readFileIfExists(getStampPath(step));
      if (inputs === undefined) return false;
      return stamp === `${inputs} ${hashOutputs(step)}`;
    },

    /** @param {Step} step */
    forget: (step) => rm(getStampPath(step), { force: true }),

    /**
     * Writes the stamp of a step, unless a file was edited meanwhile: the step
     * may have read either version.
     *
     * @param {Step} step Step that passed.
     * @param {string | undefined} inputs Digest of its inputs before it ran.
     */
    async keep(step, inputs) {
      if (inputs === undefined || hashInputs(step) !== inputs) return;
      await mkdir(path.dirname(getStampPath(step)), { recursive: true });
      await writeFile(getStampPath(step), `${inputs} ${hashOutputs(step)}`);
    },
  };
}
