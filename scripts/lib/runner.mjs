import os from 'node:os';
import { performance } from 'node:perf_hooks';
import { SKIPPED_EXIT_CODE } from './steps.mjs';

/** @typedef {import('./steps.mjs').Step} Step */

/**
 * @typedef {object} Outcome
 * @property {Step} step
 * @property {'passed' | 'failed' | 'skipped'} status
 * @property {number} seconds
 * @property {string} [reason] Reason to skip it, in Spanish.
 * @property {boolean} [isFromStamp] True when it did not run: it passed before
 *   with the same inputs.
 */

/**
 * @param {number | 'proved'} code
 * @returns {Outcome['status']}
 */
function statusOf(code) {
  if (code === 0 || code === 'proved') return 'passed';
  return code === SKIPPED_EXIT_CODE ? 'skipped' : 'failed';
}

/**
 * Runs steps in order, several at a time where they allow it. A failure skips
 * only the steps that need the failed one.
 *
 * @param {readonly Step[]} steps Steps, each after those that it needs.
 * @param {(step: Step) => Promise<number | 'proved'>} execute Returns the exit
 *   code, or that the step need not run again.
 * @param {number} [atOnce] Maximum number of steps that run at the same time.
 * @returns {Promise<Outcome[]>} Outcomes, in the order of the steps.
 */
export async function runSteps(
  steps,
  execute,
  atOnce = os.availableParallelism(),
) {
  /** @type {Map<string, Outcome>} */
  const outcomes = new Map();
  /** @type {Map<string, Promise<void>>} */
  const running = new Map();
  const waiting = [...steps];

  /** @param {Step} step */
  async function perform(step) {
    const start = performance.now();
    const code = await execute(step);
    const status = statusOf(code);
    outcomes.set(step.name, {
      step,
      status,
      seconds: (performance.now() - start) / 1000,
      ...(status === 'skipped'
        ? { reason: 'esta máquina no lo puede hacer' }
        : {}),
      ...(code === 'proved' ? { isFromStamp: true } : {}),
    });
    running.delete(step.name);
  }

  function skipHopeless() {
    for (const step of [...waiting]) {
      const failed = step.needs.find((need) => {
        const outcome = outcomes.get(need);
        return outcome !== undefined && outcome.status !== 'passed';
      });
      if (failed === undefined) continue;
      waiting.splice(waiting.indexOf(step), 1);
      outcomes.set(step.name, {
        step,
        status: 'skipped',
        seconds: 0,
        reason: `necesita «${failed}», que no pasó`,
      });
    }
  }

  function startReady() {
    for (const step of [...waiting]) {
      if (!step.needs.every((need) => outcomes.has(need))) continue;
      const runningAlone = steps.some(
        ({ name, alone }) => alone === true && running.has(name),
      );
      const room =
        step.alone === true ? running.size === 0 : running.size < atOnce;
      // Keeps the order: later steps would otherwise delay for ever one that
      // has to run alone.
      if (runningAlone || !room) return;
      waiting.splice(waiting.indexOf(step), 1);
      running.set(step.name, perform(step));
    }
  }

  while (waiting.length > 0 || running.size > 0) {
    skipHopeless();
    startReady();
    if (running.size > 0) await Promise.race(running.values());
  }
  return steps.flatMap(({ name }) => outcomes.get(name) ?? []);
}
