import { ProgramEnded } from '../../runner/errors';
import type { Budget } from '../types';

/** Steps between two looks at the clock. */
const CLOCK_CHECK_INTERVAL = 8192;

/** Time and steps that are left to a run. */
export class RunBudget {
  /**
   * True when the machine stopped before the program ended: over a limit, or at
   * an instruction that it does not support.
   */
  isSpent = false;
  readonly #budget: Budget;
  #steps = 0;
  #deadline = 0;

  constructor(budget: Budget) {
    this.#budget = budget;
  }

  /** True when the program has as many calls in progress as it may. */
  isFull(calls: number): boolean {
    return calls >= (this.#budget.calls ?? Infinity);
  }

  start(): void {
    this.#deadline = performance.now() + this.#budget.ms;
  }

  /** Counts a backward jump or a call; stops the run over a limit. */
  countStep(): void {
    this.#steps += 1;
    if (this.#steps % CLOCK_CHECK_INTERVAL === 0) this.#checkLimits();
  }

  #checkLimits(): void {
    if (this.#steps > this.#budget.steps || performance.now() > this.#deadline)
      this.stopRun();
  }

  /** @throws {ProgramEnded} always. */
  stopRun(): never {
    this.isSpent = true;
    throw new ProgramEnded({ kind: 'stopped' });
  }
}
