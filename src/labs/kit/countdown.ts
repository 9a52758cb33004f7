const TICK_INTERVAL_MS = 100;
/**
 * Upper bound of the time counted by one tick, in ms. A page blocked for longer
 * could not receive messages either, so that time does not count.
 */
const MAX_TICK_MS = 1000;

/**
 * Time limit that counts only between `resume` and `pause`. A page that was
 * blocked, or a computer that slept, loses one second at most, so the messages
 * queued meanwhile are handled before the limit expires.
 */
export class Countdown {
  readonly #expire: () => void;
  #leftMs: number;
  #readAt = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** @param expire Called once, when no time is left. */
  constructor(limitMs: number, expire: () => void) {
    this.#leftMs = limitMs;
    this.#expire = expire;
  }

  resume(): void {
    if (this.#timer !== undefined || this.#leftMs <= 0) return;
    this.#readAt = performance.now();
    this.#timer = setInterval(() => {
      this.#count();
      if (this.#leftMs > 0) return;
      this.pause();
      this.#expire();
    }, TICK_INTERVAL_MS);
  }

  /** Stops the timer; `resume` continues with the time that is left. */
  pause(): void {
    if (this.#timer === undefined) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#count();
  }

  #count(): void {
    const now = performance.now();
    this.#leftMs -= Math.min(now - this.#readAt, MAX_TICK_MS);
    this.#readAt = now;
  }
}
