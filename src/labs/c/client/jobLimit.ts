import { Countdown } from '../../kit/countdown';
import { CompileTimeout, START_TIMEOUT_MS, StartTimeout } from './types';

/** What may be compiled in this time; clang can be kept busy for ever. */
export const COMPILE_TIMEOUT_MS = 20_000;
/** A compilation that nobody waits for may end by itself in this time. */
export const ABANDONED_TIMEOUT_MS = 300;

/**
 * How long the compiler may take for one job. Its worker's start has a limit of
 * its own, and what it downloads meanwhile fails by itself.
 */
export class JobLimit {
  readonly #expire: (error: Error) => void;
  #start: Countdown | undefined;
  #work: Countdown | undefined;
  #isReady = false;
  #isFetching = false;
  #isAbandoned = false;

  /** @param expire Called with why the job takes too long. */
  constructor(expire: (error: Error) => void) {
    this.#expire = expire;
  }

  /** A job is given to the worker. */
  begin(): void {
    this.end();
    this.#start = this.#countdown(
      START_TIMEOUT_MS,
      new StartTimeout(START_TIMEOUT_MS),
    );
    this.#setWork(COMPILE_TIMEOUT_MS);
  }

  /** Nobody waits for the job any more. */
  abandon(): void {
    this.#isAbandoned = true;
    this.#work?.pause();
    this.#setWork(ABANDONED_TIMEOUT_MS);
  }

  /** The job is done, or its worker is gone. */
  end(): void {
    this.#start?.pause();
    this.#work?.pause();
    this.#start = undefined;
    this.#work = undefined;
    this.#isAbandoned = false;
  }

  setReady(isReady: boolean): void {
    this.#isReady = isReady;
    this.#isFetching = false;
    this.#count();
  }

  setFetching(isFetching: boolean): void {
    this.#isFetching = isFetching;
    this.#count();
  }

  #setWork(limitMs: number): void {
    this.#work = this.#countdown(limitMs, new CompileTimeout(limitMs));
    this.#count();
  }

  #countdown(limitMs: number, error: Error): Countdown {
    return new Countdown(limitMs, () => {
      this.#expire(error);
    });
  }

  #count(): void {
    const isAtWork = this.#isReady && (this.#isAbandoned || !this.#isFetching);
    if (isAtWork) this.#work?.resume();
    else this.#work?.pause();
    if (this.#isReady) this.#start?.pause();
    else this.#start?.resume();
  }
}
