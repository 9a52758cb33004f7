const INITIAL_SLOTS = 1 << 16;
/** Slots left free above the operands that a function declares. */
const SPARE_SLOTS = 64;

/** Copies a buffer to another of twice its size. */
function doubleBuffer(buffer: ArrayBuffer): ArrayBuffer {
  const larger = new ArrayBuffer(buffer.byteLength * 2);
  new Uint8Array(larger).set(new Uint8Array(buffer));
  return larger;
}

/**
 * Locals and operands of the interpreted calls, one per slot of 8 bytes: their
 * values, their uninitialized bits, and the numbers of the memory objects that
 * they point into. A 32-bit value is at the index `slot * 2`.
 */
export class OperandStack {
  /** Number of slots in use. */
  height = 0;
  int32 = new Int32Array(INITIAL_SLOTS * 2);
  float64 = new Float64Array(this.int32.buffer);
  int64 = new BigInt64Array(this.int32.buffer);
  unsetInt32 = new Int32Array(INITIAL_SLOTS * 2);
  unsetInt64 = new BigInt64Array(this.unsetInt32.buffer);
  origins = new Int32Array(INITIAL_SLOTS);

  /** Returns the number of slots that a function would bring into use. */
  countNeeded(functionSlots: number): number {
    return this.height + functionSlots + SPARE_SLOTS;
  }

  /** Doubles the stack when it has fewer slots than these. */
  growTo(slots: number): void {
    if (slots <= this.origins.length) return;
    const values = doubleBuffer(this.int32.buffer);
    this.int32 = new Int32Array(values);
    this.float64 = new Float64Array(values);
    this.int64 = new BigInt64Array(values);
    const unsetBits = doubleBuffer(this.unsetInt32.buffer);
    this.unsetInt32 = new Int32Array(unsetBits);
    this.unsetInt64 = new BigInt64Array(unsetBits);
    const origins = new Int32Array(this.origins.length * 2);
    origins.set(this.origins);
    this.origins = origins;
  }

  /** Writes an initialized zero, which points nowhere, into some slots. */
  clear(start: number, end: number): void {
    this.int32.fill(0, start * 2, end * 2);
    this.unsetInt32.fill(0, start * 2, end * 2);
    this.origins.fill(0, start, end);
  }

  copySlot(target: number, source: number): void {
    const { int32, unsetInt32, origins } = this;
    int32[target * 2] = int32[source * 2] as number;
    int32[target * 2 + 1] = int32[source * 2 + 1] as number;
    unsetInt32[target * 2] = unsetInt32[source * 2] as number;
    unsetInt32[target * 2 + 1] = unsetInt32[source * 2 + 1] as number;
    origins[target] = origins[source] as number;
  }

  setInt32(slot: number, value: number, unsetBits: number): void {
    const { unsetInt32 } = this;
    this.int32[slot * 2] = value;
    unsetInt32[slot * 2] = unsetBits;
    unsetInt32[slot * 2 + 1] = 0;
    this.origins[slot] = 0;
  }

  setInt64(slot: number, value: bigint, unsetBits: bigint): void {
    this.int64[slot] = value;
    this.unsetInt64[slot] = unsetBits;
    this.origins[slot] = 0;
  }

  setFloat(slot: number, value: number, isUnset: boolean): void {
    this.float64[slot] = value;
    this.markSlot(slot, isUnset);
  }

  /** Marks all the bits of a slot alike, and its origin as unknown. */
  markSlot(slot: number, isUnset: boolean): void {
    const unsetBits = isUnset ? -1 : 0;
    this.unsetInt32[slot * 2] = unsetBits;
    this.unsetInt32[slot * 2 + 1] = unsetBits;
    this.origins[slot] = 0;
  }

  /** Returns true when a slot has an uninitialized bit. */
  isUnset(slot: number): boolean {
    return (
      this.unsetInt32[slot * 2] !== 0 || this.unsetInt32[slot * 2 + 1] !== 0
    );
  }
}
