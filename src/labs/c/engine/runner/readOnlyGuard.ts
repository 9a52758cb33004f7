import { findReadOnlyData, readSections } from '../tracer/wasm/module';
import type { RunEnd } from '../types';

/** End of a program that Linux would stop with a segmentation fault. */
export const segmentationFault: RunEnd = {
  kind: 'crash',
  reason: 'memory-access',
  detail: 'Segmentation fault',
};

/**
 * Calls at which the constants are always compared; later calls compare them at
 * most once every {@link CHECK_INTERVAL_MS}.
 */
const MAX_UNTHROTTLED_CHECKS = 2000;
const CHECK_INTERVAL_MS = 1;

/**
 * Detects writes to string literals and constants. WebAssembly has no
 * write-protected pages, so the memory is compared before each output of the
 * program.
 */
export class ReadOnlyGuard {
  readonly #start: number;
  readonly #words: Uint32Array;
  #checkCount = 0;
  #lastCheckAt = 0;

  private constructor(start: number, bytes: Uint8Array) {
    this.#start = start;
    this.#words = new Uint32Array(bytes.slice(0, bytes.length & ~3).buffer);
  }

  /** Creates a guard; undefined when the program has no read-only data. */
  static create(wasm: Uint8Array): ReadOnlyGuard | undefined {
    const data = findReadOnlyData(readSections(wasm));
    return data && new ReadOnlyGuard(data.start, data.bytes);
  }

  /**
   * Returns true when the program changed its read-only data. Frequent calls
   * compare it only now and then.
   */
  isViolatedThrottled(memory: ArrayBuffer): boolean {
    this.#checkCount += 1;
    const now = performance.now();
    if (
      this.#checkCount > MAX_UNTHROTTLED_CHECKS &&
      now - this.#lastCheckAt < CHECK_INTERVAL_MS
    )
      return false;
    this.#lastCheckAt = now;
    return this.isViolated(memory);
  }

  isViolated(memory: ArrayBuffer): boolean {
    const words = new Uint32Array(memory, this.#start, this.#words.length);
    for (let index = 0; index < words.length; index += 1)
      if (words[index] !== this.#words[index]) return true;
    return false;
  }
}
