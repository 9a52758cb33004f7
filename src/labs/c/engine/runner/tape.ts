import type { TapeRecord } from '../types';

/**
 * Maximum entries recorded per clock: a program that polls a clock forever
 * would fill the page's memory.
 */
const MAX_CLOCK_ENTRIES = 10_000;

/**
 * Run-length encoded values: a program that polls a clock reads the same time
 * again and again.
 */
class RunLengthList {
  readonly #runs: { value: bigint; times: number }[];
  #run = 0;
  #usedInRun = 0;

  constructor(runs: readonly { value: bigint; times: number }[] = []) {
    this.#runs = runs.map((run) => ({ ...run }));
  }

  get entries(): readonly { value: bigint; times: number }[] {
    return this.#runs.slice(0, MAX_CLOCK_ENTRIES);
  }

  rewind(): void {
    this.#run = 0;
    this.#usedInRun = 0;
  }

  next(make: () => bigint): bigint {
    const current = this.#runs[this.#run];
    if (current && this.#usedInRun < current.times) {
      this.#usedInRun += 1;
      return current.value;
    }
    const nextRun = current && this.#runs[this.#run + 1];
    if (nextRun) {
      this.#run += 1;
      this.#usedInRun = 1;
      return nextRun.value;
    }
    return this.#record(make());
  }

  #record(value: bigint): bigint {
    const last = this.#runs.at(-1);
    if (last?.value === value) last.times += 1;
    else this.#runs.push({ value, times: 1 });
    this.#run = this.#runs.length - 1;
    this.#usedInRun = this.#runs[this.#run]?.times ?? 0;
    return value;
  }
}

/**
 * Records and replays the clocks, random numbers and sleeps of a program. A
 * second run receives the same values, so a game that draws a random number
 * repeats the same game.
 */
export class Tape {
  readonly #clocks = new Map<number, RunLengthList>();
  readonly #random: Uint8Array[] = [];
  #randomIndex = 0;
  #recordedSleeps = 0;
  #sleepCount = 0;

  constructor(tape?: TapeRecord) {
    if (!tape) return;
    for (const [clock, runs] of tape.clocks)
      this.#clocks.set(clock, new RunLengthList(runs));
    this.#random.push(...tape.random);
    this.#recordedSleeps = tape.sleeps;
  }

  /** Returns the recorded values; undefined without any. */
  toRecord(): TapeRecord | undefined {
    if (this.#clocks.size + this.#random.length + this.#recordedSleeps === 0)
      return undefined;
    return {
      clocks: [...this.#clocks].map(([clock, { entries }]) => [clock, entries]),
      random: this.#random,
      sleeps: this.#recordedSleeps,
    };
  }

  rewind(): void {
    for (const clock of this.#clocks.values()) clock.rewind();
    this.#randomIndex = 0;
    this.#sleepCount = 0;
  }

  readClock(clock: number, readTime: () => bigint): bigint {
    const knownTimes = this.#clocks.get(clock) ?? new RunLengthList();
    this.#clocks.set(clock, knownTimes);
    return knownTimes.next(readTime);
  }

  readRandom(length: number): Uint8Array {
    const tapedBytes = this.#random[this.#randomIndex];
    this.#randomIndex += 1;
    if (tapedBytes) return tapedBytes;
    const bytes = new Uint8Array(length);
    const MAX_CHUNK_BYTES = 65_536;
    for (let start = 0; start < length; start += MAX_CHUNK_BYTES)
      crypto.getRandomValues(bytes.subarray(start, start + MAX_CHUNK_BYTES));
    this.#random.push(bytes);
    return bytes;
  }

  /**
   * Returns true when an earlier start of the program already slept this sleep.
   */
  hasSleptBefore(): boolean {
    this.#sleepCount += 1;
    if (this.#sleepCount <= this.#recordedSleeps) return true;
    this.#recordedSleeps = this.#sleepCount;
    return false;
  }
}
