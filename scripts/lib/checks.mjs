import { rm } from 'node:fs/promises';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { findBrowser, createBrowserHost } from './browser.mjs';
import { readChildrenCpuSeconds } from './cpu-time.mjs';
import {
  listFailures,
  formatFailures,
  MAX_FAILURE_LINES,
  listUnstableTests,
} from './failures.mjs';
import { readFileIfExists } from './files.mjs';
import { run } from './process.mjs';
import { summarizeProofs } from './proofs/log.mjs';
import { createStepStamps } from './proofs/step-stamps.mjs';
import {
  addCounts,
  countOutcome,
  formatCount,
  formatOutcomes,
  failTooManyUnstable,
} from './report.mjs';
import { runSteps } from './runner.mjs';
import { formatSlowest, listParts } from './slowest.mjs';
import { parseResult } from './test-results.mjs';

/** @typedef {import('./steps.mjs').Step} Step */
/** @typedef {import('./runner.mjs').Outcome} Outcome */

/** File where the processes of a run log their proofs. */
const PROOFS_LOG = path.join('.cache', 'proofs.log');

/**
 * @typedef {object} CheckOptions
 * @property {boolean} [ignoreProofs] Proves again what the store of proofs
 *   already has.
 * @property {boolean} [reuseSteps] Skips the steps that passed with these very
 *   inputs.
 * @property {string} [seed] Enables samples, and seeds them.
 * @property {(outcomes: readonly Outcome[], results: readonly unknown[]) => string} [conclude]
 *   Returns a text that is printed before the last line.
 */

/**
 * @param {string} root
 * @param {Step} step
 * @param {CheckOptions} options
 * @returns {Promise<NodeJS.ProcessEnv>}
 */
async function buildEnvironment(root, step, { ignoreProofs, seed }) {
  return {
    ...process.env,
    ...(ignoreProofs ? { IGNORE_PROOFS: 'true' } : {}),
    SAMPLE: String(seed !== undefined),
    ...(seed === undefined ? {} : { SEED: seed }),
    PROOFS_LOG: path.join(root, PROOFS_LOG),
    ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}),
    ...(step.browser
      ? { CHROMIUM_PATH: await findBrowser(createBrowserHost(root)) }
      : {}),
    ...(step.tests?.kind === 'playwright'
      ? { PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(root, step.tests.file) }
      : {}),
    BUILD_DIR: path.join(root, 'build'),
  };
}

/**
 * @param {string} root
 * @param {Step} step
 * @param {CheckOptions} options
 * @param {string[]} lastLines Receives the last lines that the step prints.
 * @returns {Promise<number | 'proved'>}
 */
async function executeStep(root, step, options, lastLines) {
  const env = await buildEnvironment(root, step, options);
  const stamps = createStepStamps({ root, env });
  const inputs = stamps.inputsOf(step);
  if (options.reuseSteps && (await stamps.isProved(step, inputs))) {
    console.log(`… ${step.name}: nada ha cambiado desde que pasó`);
    return 'proved';
  }
  console.log(`… ${step.name}: empieza`);
  await stamps.forget(step);
  // Deleted first: the result of an earlier run would count for a step that
  // never wrote its own.
  if (step.tests) await rm(path.join(root, step.tests.file), { force: true });
  const code = await run(step.command, step.args, {
    cwd: root,
    env,
    prefix: `[${step.name}] `,
    hear: (line) => {
      if (lastLines.push(line) > MAX_FAILURE_LINES) lastLines.shift();
    },
  });
  if (code === 0) await stamps.keep(step, inputs);
  console.log(`… ${step.name}: terminó con el código ${code}`);
  return code;
}

/**
 * @param {import('./proofs/log.mjs').ProofSummary} summary
 * @returns {string}
 */
function formatProofs({ taken, made, savedSeconds, notes }) {
  const minutes = Math.round(savedSeconds / 60);
  return [
    `Demostraciones de contenido: ${made} hechas ahora, ${taken} con sello de antes (unos ${minutes} min de cálculo menos).`,
    ...notes.map((note) => `! ${note}`),
  ].join('\n');
}

/**
 * @param {number} start A `performance.now()` time.
 * @returns {Promise<string>}
 */
async function formatDuration(start) {
  const formatMinutes = (/** @type {number} */ seconds) =>
    `${(seconds / 60).toFixed(1).replace('.', ',')} min`;
  const cpuSeconds = await readChildrenCpuSeconds();
  const wall = formatMinutes((performance.now() - start) / 1000);
  return cpuSeconds === undefined
    ? `Duración: ${wall}.`
    : `Duración: ${wall}; de procesador: ${formatMinutes(cpuSeconds)}.`;
}

/**
 * @param {string} root
 * @param {readonly Outcome[]} outcomes
 * @returns {Promise<unknown[]>} Parsed report of each step's tests; undefined
 *   without tests.
 */
const readResults = (root, outcomes) =>
  Promise.all(
    outcomes.map(async ({ step: { tests } }) =>
      tests
        ? parseResult(await readFileIfExists(path.join(root, tests.file)))
        : undefined,
    ),
  );

/**
 * @param {string} heading
 * @param {string} text
 */
function printSection(heading, text) {
  if (text !== '') console.log(`${heading}\n${text}\n`);
}

/**
 * Runs steps and prints their table, what took longest, what failed and, last,
 * the line `N passed, N failed`.
 *
 * @param {string} root
 * @param {readonly Step[]} steps
 * @param {CheckOptions} [options]
 * @returns {Promise<number>} The exit code: 1 when anything failed.
 */
export async function runChecks(root, steps, options = {}) {
  const start = performance.now();
  await rm(path.join(root, PROOFS_LOG), { force: true });
  const lastLinesByStep = new Map(
    steps.map(({ name }) => [name, /** @type {string[]} */ ([])]),
  );
  const outcomes = await runSteps(steps, (step) =>
    executeStep(root, step, options, lastLinesByStep.get(step.name) ?? []),
  );
  const results = await readResults(root, outcomes);
  /**
   * @template T
   * @param {(outcome: Outcome, result: unknown) => T} describe
   */
  const mapOutcomes = (describe) =>
    outcomes.map((outcome, index) => describe(outcome, results[index]));

  const counts = mapOutcomes(countOutcome);
  const unstable = mapOutcomes(listUnstableTests).flat();
  const failures = mapOutcomes((outcome, result) =>
    listFailures(outcome, result, root, lastLinesByStep.get(outcome.step.name)),
  ).flat();
  const parts = mapOutcomes((outcome, result) =>
    listParts(outcome, result, root),
  ).flat();
  const count = failTooManyUnstable(addCounts(counts), unstable.length);

  console.log(`\n${formatOutcomes(outcomes, counts)}\n`);
  printSection('Lo que más tardó:', formatSlowest(parts));
  const summary = await summarizeProofs(path.join(root, PROOFS_LOG));
  console.log(`${formatProofs(summary)}\n`);
  printSection('Lo que falló:', formatFailures(failures));
  printSection(
    'Inestable (falló, y pasó al repetirse; con más de dos, la comprobación falla):',
    formatFailures(unstable),
  );
  console.log(await formatDuration(start));
  if (options.conclude) console.log(options.conclude(outcomes, results));
  console.log(formatCount(count));
  return count.failed === 0 ? 0 : 1;
}
