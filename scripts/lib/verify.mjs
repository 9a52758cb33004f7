import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { findBrowser, thisMachine } from './browser.mjs';
import { parseFlags } from './cli.mjs';
import { failuresOf, formatFailures, MAX_LINES } from './failures.mjs';
import { readIfThere } from './files.mjs';
import { ensureInstalled } from './install.mjs';
import { run } from './process.mjs';
import { summarizeProofs } from './proofs/log.mjs';
import { createStepStamps } from './proofs/steps.mjs';
import { addCounts, countOutcome, formatOutcomes } from './report.mjs';
import { runSteps } from './runner.mjs';
import { formatSlowest, partsOf } from './slowest.mjs';
import { chooseSteps, steps } from './steps.mjs';
import { parseResult } from './test-results.mjs';

/** @typedef {import('./steps.mjs').Step} Step */

/** Where the tests of a run tell of their proofs. */
const PROOFS_LOG = path.join('.cache', 'proofs.log');

/**
 * @param {string} root
 * @param {Step} step
 * @param {boolean} isAll
 * @returns {Promise<NodeJS.ProcessEnv>}
 */
async function environmentOf(root, step, isAll) {
  return {
    ...process.env,
    ...(isAll ? { PROOFS: 'todo' } : {}),
    PROOFS_LOG: path.join(root, PROOFS_LOG),
    ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}),
    ...(step.browser
      ? { CHROMIUM_PATH: await findBrowser(thisMachine(root)) }
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
 * @param {boolean} isAll
 * @param {string[]} lastLines Gets the end of what it prints.
 * @returns {Promise<number | 'proved'>}
 */
async function execute(root, step, isAll, lastLines) {
  const env = await environmentOf(root, step, isAll);
  const stamps = createStepStamps({ root, env });
  const inputs = stamps.inputsOf(step);
  if (await stamps.isProved(step, inputs)) {
    console.log(`… ${step.name}: nada ha cambiado desde que pasó`);
    return 'proved';
  }
  console.log(`… ${step.name}: empieza`);
  await stamps.forget(step);
  // The result of an earlier run would count for one that never wrote its own.
  if (step.tests) await rm(path.join(root, step.tests.file), { force: true });
  const code = await run(step.command, step.args, {
    cwd: root,
    env,
    prefix: `[${step.name}] `,
    hear: (line) => {
      if (lastLines.push(line) > MAX_LINES) lastLines.shift();
    },
  });
  if (code === 0) await stamps.keep(step, inputs);
  console.log(`… ${step.name}: terminó con el código ${code}`);
  return code;
}

/**
 * @param {import('./proofs/log.mjs').ProofSummary} summary
 * @param {readonly import('./runner.mjs').Outcome[]} outcomes
 * @returns {string}
 */
function formatProofs({ taken, made, savedSeconds, notes }, outcomes) {
  const minutes = Math.round(savedSeconds / 60);
  const steps = outcomes.filter(({ isFromStamp }) => isFromStamp).length;
  return [
    `Pasos sin repetir: ${steps}. En los demás, demostraciones: ${made} hechas ahora, ${taken} con sello de antes (unos ${minutes} min de cálculo menos).`,
    ...notes.map((note) => `! ${note}`),
  ].join('\n');
}

/**
 * Installs what is missing and runs every check, or what an author's edit needs.
 *
 * @param {string} root
 * @param {readonly string[]} args
 * @returns {Promise<number>} The exit code: 1 when anything failed.
 */
export async function verify(root, args) {
  const { values } = parseFlags(
    args,
    {
      only: { type: 'string' },
      from: { type: 'string' },
      todo: { type: 'boolean', default: false },
      changed: { type: 'boolean', default: false },
    },
    'npm run verify [-- --only jest,links] [-- --from build] [-- --todo] [-- --changed]',
  );
  const chosen = chooseSteps(steps, values);

  await ensureInstalled({ root });
  await mkdir(path.join(root, '.cache'), { recursive: true });
  if (values.changed) {
    const { verifyChanged } = await import('./changed.mjs');
    return verifyChanged(root);
  }
  await rm(path.join(root, PROOFS_LOG), { force: true });
  const ends = new Map(
    chosen.map(({ name }) => [name, /** @type {string[]} */ ([])]),
  );
  const outcomes = await runSteps(chosen, (step) =>
    execute(root, step, values.todo, ends.get(step.name) ?? []),
  );
  const results = await Promise.all(
    outcomes.map(async ({ step: { tests } }) =>
      tests
        ? parseResult(await readIfThere(path.join(root, tests.file)))
        : undefined,
    ),
  );
  const counts = outcomes.map((outcome, index) =>
    countOutcome(outcome, results[index]),
  );
  const parts = outcomes.flatMap((outcome, index) =>
    partsOf(outcome, results[index], root),
  );

  const failures = outcomes.flatMap((outcome, index) =>
    failuresOf(outcome, results[index], root, ends.get(outcome.step.name)),
  );

  const { passed, failed } = addCounts(counts);
  console.log(`\n${formatOutcomes(outcomes, counts)}\n`);
  if (parts.length > 0)
    console.log(`Lo que más tardó:\n${formatSlowest(parts)}\n`);
  const summary = await summarizeProofs(path.join(root, PROOFS_LOG));
  console.log(`${formatProofs(summary, outcomes)}\n`);
  if (failures.length > 0)
    console.log(`Lo que falló:\n${formatFailures(failures)}\n`);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}
