import { readOnlyData, readSections } from '../tracer/wasm/module';
import type { RunEnd } from '../types';

/** How Linux ends a program that touches memory that it may not. */
export const segmentationFault: RunEnd = {
  kind: 'crash',
  reason: 'memory-access',
  detail: 'Segmentation fault',
};

/** The first looks are at every call; later ones, this far apart. */
const promptLooks = 2000;
const pauseMs = 1;

/**
 * Watches what a program may not change: texts between quotes and constants.
 * Memory of WebAssembly has no pages that refuse to be written, so it is
 * compared before the program shows anything more.
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

  /** @returns Nothing where a program has nothing to be watched. */
  static of(wasm: Uint8Array): ReadOnlyGuard | undefined {
    const data = readOnlyData(readSections(wasm));
    return data && new ReadOnlyGuard(data.start, data.bytes);
  }

  /** Whether the program wrote there: looked at seldom in a flood of calls. */
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
