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
function toStatus(code) {
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
 * @param {number} [maxParallelSteps] Maximum number of steps that run at the same time.
 * @returns {Promise<Outcome[]>} Outcomes, in the order of the steps.
 */
export async function runSteps(
  steps,
  execute,
  maxParallelSteps = os.availableParallelism(),
) {
  /** @type {Map<string, Outcome>} */
  const outcomes = new Map();
  /** @type {Map<string, Promise<void>>} */
  const running = new Map();
  const pendingSteps = [...steps];

  /** @param {Step} step */
  async function runStep(step) {
    const start = performance.now();
    const code = await execute(step);
    const status = toStatus(code);
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

  function skipBlockedSteps() {
    for (const step of [...pendingSteps]) {
      const failedNeed = step.needs.find((need) => {
        const outcome = outcomes.get(need);
        return outcome !== undefined && outcome.status !== 'passed';
      });
      if (failedNeed === undefined) continue;
      pendingSteps.splice(pendingSteps.indexOf(step), 1);
      outcomes.set(step.name, {
        step,
        status: 'skipped',
        seconds: 0,
        reason: `necesita «${failedNeed}», que no pasó`,
      });
    }
  }

  function startReadySteps() {
    for (const step of [...pendingSteps]) {
      if (!step.needs.every((need) => outcomes.has(need))) continue;
      const isExclusiveRunning = steps.some(
        ({ name, alone }) => alone === true && running.has(name),
      );
      const hasRoom =
        step.alone === true
          ? running.size === 0
          : running.size < maxParallelSteps;
      // Keeps the order: later steps would otherwise delay for ever one that
      // has to run alone.
      if (isExclusiveRunning || !hasRoom) return;
      pendingSteps.splice(pendingSteps.indexOf(step), 1);
      running.set(step.name, runStep(step));
    }
  }

  while (pendingSteps.length > 0 || running.size > 0) {
    skipBlockedSteps();
    startReadySteps();
    if (running.size > 0) await Promise.race(running.values());
  }
  return steps.flatMap(({ name }) => outcomes.get(name) ?? []);
}
