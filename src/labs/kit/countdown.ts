/** How often a countdown reads the clock. */
const TICK_INTERVAL_MS = 100;
/** Most that one tick counts: a page that stood still for longer heard no message either. */
const MAX_TICK_MS = 1000;

/**
 * A time limit that counts only between `resume` and `pause`. A page that was
 * blocked, or a computer that slept, loses a second of it at most: what came
 * meanwhile is heard before the limit expires.
 */
export class Countdown {
  readonly #expire: () => void;
  #leftMs: number;
  #readAt = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** @param expire Called once, when the time is over. */
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

  /** For good, unless it is resumed. */
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
