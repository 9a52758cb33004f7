import { Stopwatch } from '../engine/runner/stopwatch';
import type { RunEvent } from '../engine/types';

/** The time of a program that runs in a worker, for one that is cut short and so does not tell it. */
export class ProgramTime {
  readonly #stopwatch = new Stopwatch();
  #isWaiting = false;
  /** Sent before the program asked for them. */
  #answersAhead = 0;

  get elapsedMs(): number {
    return this.#stopwatch.elapsedMs;
  }

  hearEvent({ kind }: RunEvent): void {
    if (kind === 'started') this.#stopwatch.resume();
    if (kind !== 'awaiting-input') return;
    this.#isWaiting = this.#answersAhead === 0;
    if (this.#isWaiting) this.#stopwatch.pause();
    else this.#answersAhead -= 1;
  }

  /** What was typed is sent to the program. */
  sendAnswer(): void {
    if (!this.#isWaiting) {
      this.#answersAhead += 1;
      return;
    }
    this.#isWaiting = false;
    this.#stopwatch.resume();
  }
}
