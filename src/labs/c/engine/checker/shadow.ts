const PAGE_BYTES = 65_536;

/**
 * Shadow memory of the program. Holds a one for each uninitialized bit and, for
 * each aligned pointer, the number of the memory object that it points into. A
 * pointer is known only while memory holds the value that it had: the library
 * writes unseen.
 */
export class ShadowMemory {
  unset = new Uint8Array();
  unsetView = new DataView(this.unset.buffer);
  origins = new Int32Array();
  values = new Int32Array();

  growTo(bytes: number): void {
    if (bytes <= this.unset.length) return;
    const size = Math.ceil(bytes / PAGE_BYTES) * PAGE_BYTES;
    const unset = new Uint8Array(size);
    unset.set(this.unset);
    const origins = new Int32Array(size / 4);
    origins.set(this.origins);
    const values = new Int32Array(size / 4);
    values.set(this.values);
    this.unset = unset;
    this.unsetView = new DataView(unset.buffer);
    this.origins = origins;
    this.values = values;
  }

  markRange(start: number, end: number, isUnset: boolean): void {
    this.unset.fill(isUnset ? 0xff : 0, start, end);
  }

  /** Returns the address of the first uninitialized byte, if there is one. */
  findFirstUnset(start: number, end: number): number | undefined {
    for (let address = start; address < end; address += 1)
      if (this.unset[address] !== 0) return address;
    return undefined;
  }

  /** Returns true when no byte of a range was written. */
  isAllUnset(start: number, end: number): boolean {
    for (let address = start; address < end; address += 1)
      if (this.unset[address] !== 0xff) return false;
    return true;
  }

  /** Copies the shadow of a range, after memory was copied. */
  copyRange(target: number, source: number, size: number): void {
    this.unset.copyWithin(target, source, source + size);
    this.copyPointers(target, source, size);
  }

  /** Copies the pointers of a range, or forgets them when it is not aligned. */
  copyPointers(
    targetAddress: number,
    sourceAddress: number,
    size: number,
  ): void {
    if (((targetAddress | sourceAddress) & 3) === 0) {
      const [target, source] = [targetAddress >> 2, sourceAddress >> 2];
      const words = size >> 2;
      this.origins.copyWithin(target, source, source + words);
      this.values.copyWithin(target, source, source + words);
    } else this.forgetPointers(targetAddress, targetAddress + size);
  }

  /** Forgets the pointers in a range. */
  forgetPointers(start: number, end: number): void {
    this.origins.fill(0, start >> 2, (end + 3) >> 2);
  }
}
