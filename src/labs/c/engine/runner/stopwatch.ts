/** Measures the running time of a program, without its waits for input. */
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
