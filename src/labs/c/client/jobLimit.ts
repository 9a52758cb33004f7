import { Countdown } from '../../kit/countdown';
import { CompileTimeout, START_TIMEOUT_MS, StartTimeout } from './types';

/** Maximum time of a compilation; some sources keep clang busy forever. */
export const COMPILE_TIMEOUT_MS = 20_000;
/**
 * Time for an aborted compilation to end by itself before its worker is
 * replaced.
 */
export const ABANDONED_TIMEOUT_MS = 300;

/**
 * Time limits of a compiler job. The worker's start has a limit of its own;
 * downloads pause the job's limit and fail by themselves.
 */
export class JobLimit {
  readonly #expire: (error: Error) => void;
  #startCountdown: Countdown | undefined;
  #workCountdown: Countdown | undefined;
  #isReady = false;
  #isFetching = false;
  #isAbandoned = false;

  /** @param expire Called with the error when the job takes too long. */
  constructor(expire: (error: Error) => void) {
    this.#expire = expire;
  }

  /** Starts the limits of a job that was sent to the worker. */
  start(): void {
    this.end();
    this.#startCountdown = this.#createCountdown(
      START_TIMEOUT_MS,
      new StartTimeout(START_TIMEOUT_MS),
    );
    this.#startWork(COMPILE_TIMEOUT_MS);
  }

  /** Shortens the limit of a job that was aborted. */
  shorten(): void {
    this.#isAbandoned = true;
    this.#workCountdown?.pause();
    this.#startWork(ABANDONED_TIMEOUT_MS);
  }

  /** Stops the limits: the job is done, or its worker is gone. */
  end(): void {
    this.#startCountdown?.pause();
    this.#workCountdown?.pause();
    this.#startCountdown = undefined;
    this.#workCountdown = undefined;
    this.#isAbandoned = false;
  }

  setReady(isReady: boolean): void {
    this.#isReady = isReady;
    this.#isFetching = false;
    this.#updateCountdowns();
  }

  setFetching(isFetching: boolean): void {
    this.#isFetching = isFetching;
    this.#updateCountdowns();
  }

  #startWork(limitMs: number): void {
    this.#workCountdown = this.#createCountdown(
      limitMs,
      new CompileTimeout(limitMs),
    );
    this.#updateCountdowns();
  }

  #createCountdown(limitMs: number, error: Error): Countdown {
    return new Countdown(limitMs, () => {
      this.#expire(error);
    });
  }

  #updateCountdowns(): void {
    const isAtWork = this.#isReady && (this.#isAbandoned || !this.#isFetching);
    if (isAtWork) this.#workCountdown?.resume();
    else this.#workCountdown?.pause();
    if (this.#isReady) this.#startCountdown?.pause();
    else this.#startCountdown?.resume();
  }
}
