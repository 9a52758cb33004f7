import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readIfThere } from '../files.mjs';
import { hashParts, hashFiles, hashEnvironment, hashTool } from './inputs.mjs';

/** @typedef {import('../steps.mjs').Step} Step */

/**
 * The files of the project as they are now, in git or about to be.
 *
 * @param {string} root
 * @returns {readonly string[] | undefined} Nothing where git cannot tell.
 */
function filesOfProject(root) {
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
function digestOfFile(root, file) {
  try {
    return hashParts(readFileSync(path.join(root, file)));
  } catch {
    return 'missing';
  }
}

/** Of the project; not in git. */
const STEPS_FOLDER = path.join('.cache', 'steps');

/**
 * Keeps what the last run of each step read, so that `npm run verify` need not
 * repeat what `npm test` has just proved in the same tree. A stamp is removed before its step runs and
 * written after it passed: an interruption leaves none.
 *
 * @param {object} options
 * @param {string} options.root
 * @param {NodeJS.ProcessEnv} [options.env]
 */
export function createStepStamps({ root, env = process.env }) {
  const stampOf = (/** @type {Step} */ step) =>
    path.join(root, STEPS_FOLDER, step.name);

  /**
   * @param {Step} step
   * @returns {string | undefined} Nothing for what is to be run each time.
   */
  function digestOfInputs({ command, args, reads }) {
    if (!reads) return undefined;
    const files = filesOfProject(root);
    if (!files) return undefined;
    return hashParts(
      path.basename(command),
      ...args,
      hashEnvironment(root),
      ...files
        .filter((file) => reads.files.test(file))
        .flatMap((file) => [file, digestOfFile(root, file)]),
      hashFiles(root, reads.folders ?? []),
      ...(reads.tools?.(env) ?? []).map(hashTool),
    );
  }

  const madeBy = (/** @type {Step} */ { makes = [] }) => hashFiles(root, makes);

  return {
    /**
     * What a step is about to read, if its stamp could spare a run of it.
     *
     * @param {Step} step
     */
    inputsOf: digestOfInputs,

    /**
     * Whether a step passed with these inputs, and what it made is still there.
     *
     * @param {Step} step
     * @param {string | undefined} inputs
     */
    async isProved(step, inputs) {
      const stamp = await readIfThere(stampOf(step));
      if (inputs === undefined) return false;
      return stamp === `${inputs} ${madeBy(step)}`;
    },

    /** @param {Step} step */
    forget: (step) => rm(stampOf(step), { force: true }),

    /**
     * Not where somebody edited a file meanwhile: the step may have read either.
     *
     * @param {Step} step That passed.
     * @param {string | undefined} inputs Before it ran.
     */
    async keep(step, inputs) {
      if (inputs === undefined || digestOfInputs(step) !== inputs) return;
      await mkdir(path.dirname(stampOf(step)), { recursive: true });
      await writeFile(stampOf(step), `${inputs} ${madeBy(step)}`);
    },
  };
}
