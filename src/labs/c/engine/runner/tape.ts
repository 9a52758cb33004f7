import type { TapeRecord } from '../types';

/**
 * Maximum entries recorded per clock: a program that polls a clock forever
 * would fill the page's memory.
 */
const mostTimes = 10_000;

/**
 * Run-length encoded values: a program that polls a clock reads the same time
 * again and again.
 */
class Repeats {
  readonly #runs: { value: bigint; times: number }[];
  #run = 0;
  #within = 0;

  constructor(runs: readonly { value: bigint; times: number }[] = []) {
    this.#runs = runs.map((run) => ({ ...run }));
  }

  get told(): readonly { value: bigint; times: number }[] {
    return this.#runs.slice(0, mostTimes);
  }

  rewind(): void {
    this.#run = 0;
    this.#within = 0;
  }

  next(make: () => bigint): bigint {
    const current = this.#runs[this.#run];
    if (current && this.#within < current.times) {
      this.#within += 1;
      return current.value;
    }
    const following = current && this.#runs[this.#run + 1];
    if (following) {
      this.#run += 1;
      this.#within = 1;
      return following.value;
    }
    return this.#record(make());
  }

  #record(value: bigint): bigint {
    const last = this.#runs.at(-1);
    if (last?.value === value) last.times += 1;
    else this.#runs.push({ value, times: 1 });
    this.#run = this.#runs.length - 1;
    this.#within = this.#runs[this.#run]?.times ?? 0;
    return value;
  }
}

/**
 * Records and replays the clocks, random numbers and sleeps of a program. Run
 * again from the start, it receives the same values, so that a game that draws
 * a random number stays the same game.
 */
export class Tape {
  readonly #clocks = new Map<number, Repeats>();
  readonly #random: Uint8Array[] = [];
  #drawn = 0;
  #sleepsDone = 0;
  #sleeps = 0;

  constructor(record?: TapeRecord) {
    if (!record) return;
    for (const [clock, runs] of record.clocks)
      this.#clocks.set(clock, new Repeats(runs));
    this.#random.push(...record.random);
    this.#sleepsDone = record.sleeps;
  }

  /** Returns the recorded values; undefined without any. */
  record(): TapeRecord | undefined {
    if (this.#clocks.size + this.#random.length + this.#sleepsDone === 0)
      return undefined;
    return {
      clocks: [...this.#clocks].map(([clock, { told }]) => [clock, told]),
      random: this.#random,
      sleeps: this.#sleepsDone,
    };
  }

  rewind(): void {
    for (const clock of this.#clocks.values()) clock.rewind();
    this.#drawn = 0;
    this.#sleeps = 0;
  }

  time(clock: number, now: () => bigint): bigint {
    const known = this.#clocks.get(clock) ?? new Repeats();
    this.#clocks.set(clock, known);
    return known.next(now);
  }

  random(length: number): Uint8Array {
    const taped = this.#random[this.#drawn];
    this.#drawn += 1;
    if (taped) return taped;
    const bytes = new Uint8Array(length);
    const most = 65_536;
    for (let from = 0; from < length; from += most)
      crypto.getRandomValues(bytes.subarray(from, from + most));
    this.#random.push(bytes);
    return bytes;
  }

  /**
   * Returns true when an earlier start of the program already slept this sleep.
   */
  sleptBefore(): boolean {
    this.#sleeps += 1;
    if (this.#sleeps <= this.#sleepsDone) return true;
    this.#sleepsDone = this.#sleeps;
    return false;
  }
}
