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
  #start: Countdown | undefined;
  #work: Countdown | undefined;
  #isReady = false;
  #isFetching = false;
  #isAbandoned = false;

  /** @param expire Called with the error when the job takes too long. */
  constructor(expire: (error: Error) => void) {
    this.#expire = expire;
  }

  /** Starts the limits of a job that was sent to the worker. */
  begin(): void {
    this.end();
    this.#start = this.#countdown(
      START_TIMEOUT_MS,
      new StartTimeout(START_TIMEOUT_MS),
    );
    this.#setWork(COMPILE_TIMEOUT_MS);
  }

  /** Shortens the limit of a job that was aborted. */
  abandon(): void {
    this.#isAbandoned = true;
    this.#work?.pause();
    this.#setWork(ABANDONED_TIMEOUT_MS);
  }

  /** Stops the limits: the job is done, or its worker is gone. */
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
