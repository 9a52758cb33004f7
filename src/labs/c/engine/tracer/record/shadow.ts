/**
 * Shadow memory: records which bytes were written, to tell an uninitialized
 * variable from one that holds zero. The program's memory is only read. A copy
 * counts as a write of all its bytes.
 */
export class Shadow {
  #written = new Uint8Array(1 << 16);
  #lowestWritten: number;
  readonly #stackTop: number;

  /**
   * @param stackTop Initial stack pointer. The stack is below it, the initial
   *   data above.
   */
  constructor(stackTop: number) {
    this.#stackTop = stackTop;
    this.#lowestWritten = stackTop;
  }

  #growTo(end: number): void {
    if (end <= this.#written.length) return;
    const larger = new Uint8Array(Math.max(end, this.#written.length * 2));
    larger.set(this.#written);
    this.#written = larger;
  }

  markRange(address: number, size: number, isWritten = true): void {
    this.#growTo(address + size);
    this.#written.fill(isWritten ? 1 : 0, address, address + size);
    if (isWritten && address < this.#lowestWritten)
      this.#lowestWritten = address;
  }

  /** Marks the memory below the stack pointer as unwritten. */
  clearBelow(top: number): void {
    if (top > this.#stackTop || this.#lowestWritten >= top) return;
    this.#growTo(top);
    this.#written.fill(0, this.#lowestWritten, top);
    this.#lowestWritten = top;
  }

  /**
   * Returns true when every byte was written; initial data count as written.
   */
  isAllWritten(address: number, size: number): boolean {
    for (
      let byteAddress = address;
      byteAddress < address + size;
      byteAddress += 1
    )
      if (this.#written[byteAddress] !== 1) return false;
    return true;
  }

  isAnyWritten(address: number, size: number): boolean {
    for (
      let byteAddress = address;
      byteAddress < address + size;
      byteAddress += 1
    )
      if (this.#written[byteAddress] === 1) return true;
    return false;
  }

  /** Returns a copy of the shadow, to restore it when a block is resized. */
  copyState(address: number, size: number): Uint8Array {
    this.#growTo(address + size);
    return this.#written.slice(address, address + size);
  }

  restoreState(address: number, knownBytes: Uint8Array): void {
    this.#growTo(address + knownBytes.length);
    this.#written.set(knownBytes, address);
  }
}
