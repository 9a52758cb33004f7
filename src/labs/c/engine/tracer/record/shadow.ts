/**
 * Which bytes of memory were ever written, so that a variable without a value
 * can be told from one that happens to hold a zero. The program's memory is
 * only looked at, never changed. A copy counts as a write of all that it copies.
 */
export class Shadow {
  #written = new Uint8Array(1 << 16);
  #lowest: number;
  readonly #stackTop: number;

  /** Below `stackTop` is the stack; above it what the program starts with. */
  constructor(stackTop: number) {
    this.#stackTop = stackTop;
    this.#lowest = stackTop;
  }

  #fit(end: number): void {
    if (end <= this.#written.length) return;
    const larger = new Uint8Array(Math.max(end, this.#written.length * 2));
    larger.set(this.#written);
    this.#written = larger;
  }

  set(address: number, size: number, isWritten = true): void {
    this.#fit(address + size);
    this.#written.fill(isWritten ? 1 : 0, address, address + size);
    if (isWritten && address < this.#lowest) this.#lowest = address;
  }

  /** Everything under the top of the stack is nobody's. */
  clearBelow(top: number): void {
    if (top > this.#stackTop || this.#lowest >= top) return;
    this.#fit(top);
    this.#written.fill(0, this.#lowest, top);
    this.#lowest = top;
  }

  /** Whether every byte was written; what the program starts with counts as such. */
  all(address: number, size: number): boolean {
    for (let at = address; at < address + size; at += 1)
      if (this.#written[at] !== 1) return false;
    return true;
  }

  any(address: number, size: number): boolean {
    for (let at = address; at < address + size; at += 1)
      if (this.#written[at] === 1) return true;
    return false;
  }

  /** A copy, to give back what a resized block knew. */
  slice(address: number, size: number): Uint8Array {
    this.#fit(address + size);
    return this.#written.slice(address, address + size);
  }

  restore(address: number, known: Uint8Array): void {
    this.#fit(address + known.length);
    this.#written.set(known, address);
  }
}
