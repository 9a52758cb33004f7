import type { CallChecker, Pointer } from './callChecker';

/** Reads the variadic arguments, as the caller laid them out in memory. */
export class VariadicArguments {
  readonly #checker: CallChecker;
  #at: number;

  constructor(checker: CallChecker, address: number) {
    this.#checker = checker;
    this.#at = address;
  }

  /**
   * Advances past an argument, and reports it on request when uninitialized.
   *
   * @returns Address of the argument.
   */
  advance(size: number, matters = true): number {
    this.#at = Math.ceil(this.#at / Math.min(size, 16)) * Math.min(size, 16);
    const address = this.#at;
    this.#at += size;
    const { memory } = this.#checker;
    const first = matters
      ? memory.shadow.findFirstUnset(address, address + size)
      : undefined;
    if (first !== undefined) memory.reportUnset();
    return address;
  }

  readWord(): number {
    return this.#checker.memory.view.getUint32(this.advance(4), true);
  }

  readPointer(): Pointer {
    const slotAddress = this.advance(4);
    const { memory } = this.#checker;
    const address = memory.view.getUint32(slotAddress, true);
    const isKnown = memory.shadow.values[slotAddress >> 2] === (address | 0);
    const origin = isKnown ? (memory.shadow.origins[slotAddress >> 2] ?? 0) : 0;
    return { address, origin };
  }
}
