import { readOnlyData, readSections } from '../tracer/wasm/module';
import type { RunEnd } from '../types';

/** End of a program that Linux would stop with a segmentation fault. */
export const segmentationFault: RunEnd = {
  kind: 'crash',
  reason: 'memory-access',
  detail: 'Segmentation fault',
};

/**
 * Calls at which the constants are always compared; later calls compare them at
 * most once every {@link pauseMs}.
 */
const promptLooks = 2000;
const pauseMs = 1;

/**
 * Detects writes to string literals and constants. WebAssembly has no
 * write-protected pages, so the memory is compared before each output of the
 * program.
 */
export class ReadOnlyGuard {
  readonly #start: number;
  readonly #words: Uint32Array;
  #looks = 0;
  #lookedAt = 0;

  private constructor(start: number, bytes: Uint8Array) {
    this.#start = start;
    this.#words = new Uint32Array(bytes.slice(0, bytes.length & ~3).buffer);
  }

  /** Creates a guard; undefined when the program has no read-only data. */
  static of(wasm: Uint8Array): ReadOnlyGuard | undefined {
    const data = readOnlyData(readSections(wasm));
    return data && new ReadOnlyGuard(data.start, data.bytes);
  }

  /**
   * Returns true when the program changed its read-only data. Frequent calls
   * compare it only now and then.
   */
  isBroken(memory: ArrayBuffer): boolean {
    this.#looks += 1;
    const now = performance.now();
    if (this.#looks > promptLooks && now - this.#lookedAt < pauseMs)
      return false;
    this.#lookedAt = now;
    return this.isBrokenNow(memory);
  }

  isBrokenNow(memory: ArrayBuffer): boolean {
    const words = new Uint32Array(memory, this.#start, this.#words.length);
    for (let index = 0; index < words.length; index += 1)
      if (words[index] !== this.#words[index]) return true;
    return false;
  }
}
