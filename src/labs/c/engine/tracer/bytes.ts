import { encodeUleb } from '../leb';

const decoder = new TextDecoder();

/**
 * Reads numbers and strings in sequence from a binary file; numbers are
 * little-endian.
 */
export class ByteReader {
  readonly #view: DataView;
  readonly #bytes: Uint8Array;

  constructor(
    bytes: Uint8Array,
    public position = 0,
    readonly end = bytes.length,
  ) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get isDone(): boolean {
    return this.position >= this.end;
  }

  u8(): number {
    const value = this.#view.getUint8(this.position);
    this.position += 1;
    return value;
  }

  u16(): number {
    const value = this.#view.getUint16(this.position, true);
    this.position += 2;
    return value;
  }

  u32(): number {
    const value = this.#view.getUint32(this.position, true);
    this.position += 4;
    return value;
  }

  u64(): bigint {
    const value = this.#view.getBigUint64(this.position, true);
    this.position += 8;
    return value;
  }

  /**
   * Reads an unsigned LEB128; exact up to 2⁵³, enough for 32-bit sizes and
   * addresses.
   */
  uleb(): number {
    let value = 0;
    let scale = 1;
    for (;;) {
      const byte = this.u8();
      value += (byte & 0x7f) * scale;
      scale *= 128;
      if (byte < 0x80) return value;
    }
  }

  /** Reads a signed LEB128 of any width. */
  sleb(): bigint {
    let value = 0n;
    let shift = 0n;
    for (;;) {
      const byte = this.u8();
      value |= BigInt(byte & 0x7f) << shift;
      shift += 7n;
      if (byte < 0x80)
        return (byte & 0x40) === 0 ? value : value - (1n << shift);
    }
  }

  /** Skips a LEB128 of any width. */
  skipLeb(): void {
    while (this.u8() >= 0x80) continue;
  }

  readBytes(length: number): Uint8Array {
    const part = this.#bytes.subarray(this.position, this.position + length);
    this.position += length;
    return part;
  }

  /** Reads a WebAssembly name: its length, then UTF-8. */
  readName(): string {
    return decoder.decode(this.readBytes(this.uleb()));
  }

  /** Reads a string terminated by a zero byte. */
  readCString(): string {
    let end = this.position;
    while (this.#bytes[end] !== 0 && end < this.#bytes.length) end += 1;
    const text = decoder.decode(this.#bytes.subarray(this.position, end));
    this.position = end + 1;
    return text;
  }
}

/** Byte buffer that grows as bytes are added. */
export class ByteWriter {
  #bytes = new Uint8Array(1024);
  #length = 0;

  add(part: ArrayLike<number>): this {
    const neededLength = this.#length + part.length;
    if (neededLength > this.#bytes.length) {
      const larger = new Uint8Array(
        Math.max(neededLength, this.#bytes.length * 2),
      );
      larger.set(this.#bytes.subarray(0, this.#length));
      this.#bytes = larger;
    }
    this.#bytes.set(part, this.#length);
    this.#length = neededLength;
    return this;
  }

  /** Adds a part preceded by its length. */
  addSized(part: ArrayLike<number>): this {
    return this.add(encodeUleb(part.length)).add(part);
  }

  finish(): Uint8Array {
    return this.#bytes.slice(0, this.#length);
  }
}
