/** Measures the time of a program, without the time in which it waits for its reader. */
export class Stopwatch {
  #countedMs = 0;
  #resumedAt: number | undefined;

  get elapsedMs(): number {
    if (this.#resumedAt === undefined) return this.#countedMs;
    return this.#countedMs + performance.now() - this.#resumedAt;
  }

  resume(): void {
    this.#resumedAt ??= performance.now();
  }

  pause(): void {
    this.#countedMs = this.elapsedMs;
    this.#resumedAt = undefined;
  }
}
