import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { findBrowser, thisMachine } from './browser.mjs';
import { parseFlags } from './cli.mjs';
import { readIfThere } from './files.mjs';
import { ensureInstalled } from './install.mjs';
import { run } from './process.mjs';
import { addCounts, countOutcome, formatOutcomes } from './report.mjs';
import { runSteps } from './runner.mjs';
import { chooseSteps, steps } from './steps.mjs';

/** @typedef {import('./steps.mjs').Step} Step */

/**
 * @param {string} root
 * @param {Step} step
 * @returns {Promise<NodeJS.ProcessEnv>}
 */
async function environmentOf(root, step) {
  return {
    ...process.env,
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
 * @returns {Promise<number>}
 */
async function execute(root, step) {
  console.log(`… ${step.name}: empieza`);
  // The result of an earlier run would count for one that never wrote its own.
  if (step.tests) await rm(path.join(root, step.tests.file), { force: true });
  const code = await run(step.command, step.args, {
    cwd: root,
    env: await environmentOf(root, step),
    prefix: `[${step.name}] `,
  });
  console.log(`… ${step.name}: terminó con el código ${code}`);
  return code;
}

/**
 * Installs what is missing and runs every check.
 *
 * @param {string} root
 * @param {readonly string[]} args
 * @returns {Promise<number>} The exit code: 1 when anything failed.
 */
export async function verify(root, args) {
  const { values } = parseFlags(
    args,
    { only: { type: 'string' }, from: { type: 'string' } },
    'npm run verify [-- --only jest,links] [-- --from build]',
  );
  const chosen = chooseSteps(steps, values);

  await ensureInstalled({ root });
  await mkdir(path.join(root, '.cache'), { recursive: true });
  const outcomes = await runSteps(chosen, (step) => execute(root, step));
  const counts = await Promise.all(
    outcomes.map(async (outcome) => {
      const { tests } = outcome.step;
      const result = tests && (await readIfThere(path.join(root, tests.file)));
      return countOutcome(outcome, result);
    }),
  );

  const { passed, failed } = addCounts(counts);
  console.log(`\n${formatOutcomes(outcomes, counts)}\n`);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}
