const pageBytes = 65_536;

/**
 * What is known of the program's memory: which bits were never given a value
 * (a one for each), and which thing each pointer in it points into. A pointer is
 * known only while the value it had is there: the library writes unseen.
 */
export class Shadow {
  unset = new Uint8Array();
  unsetView = new DataView(this.unset.buffer);
  origins = new Int32Array();
  values = new Int32Array();

  fit(bytes: number): void {
    if (bytes <= this.unset.length) return;
    const size = Math.ceil(bytes / pageBytes) * pageBytes;
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

  mark(start: number, end: number, isUnset: boolean): void {
    this.unset.fill(isUnset ? 0xff : 0, start, end);
  }

  /** The first byte without a value, if there is one. */
  firstUnset(start: number, end: number): number | undefined {
    for (let at = start; at < end; at += 1) if (this.unset[at] !== 0) return at;
    return undefined;
  }

  /** After a copy of memory. */
  copy(to: number, from: number, size: number): void {
    this.unset.copyWithin(to, from, from + size);
    this.copyPointers(to, from, size);
  }

  /** Of a copy of memory, what its pointers point into. */
  copyPointers(to: number, from: number, size: number): void {
    if (((to | from) & 3) === 0) {
      const [target, source] = [to >> 2, from >> 2];
      const words = size >> 2;
      this.origins.copyWithin(target, source, source + words);
      this.values.copyWithin(target, source, source + words);
    } else this.forget(to, to + size);
  }

  /** The pointers there are no longer known. */
  forget(start: number, end: number): void {
    this.origins.fill(0, start >> 2, (end + 3) >> 2);
  }
}
