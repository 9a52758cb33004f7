import { Stopwatch } from '../engine/runner/stopwatch';
import type { RunEvent } from '../engine/types';

/**
 * Measures the time of a program in a worker, for a run cut short, whose worker
 * cannot report it.
 */
export class ProgramTime {
  readonly #stopwatch = new Stopwatch();
  #isWaiting = false;
  /** Count of answers sent before the program asked for them. */
  #earlyAnswers = 0;

  get elapsedMs(): number {
    return this.#stopwatch.elapsedMs;
  }

  handleEvent({ kind }: RunEvent): void {
    if (kind === 'started') this.#stopwatch.resume();
    if (kind !== 'awaiting-input') return;
    this.#isWaiting = this.#earlyAnswers === 0;
    if (this.#isWaiting) this.#stopwatch.pause();
    else this.#earlyAnswers -= 1;
  }

  /** Records that input was sent to the program. */
  recordAnswer(): void {
    if (!this.#isWaiting) {
      this.#earlyAnswers += 1;
      return;
    }
    this.#isWaiting = false;
    this.#stopwatch.resume();
  }
}
