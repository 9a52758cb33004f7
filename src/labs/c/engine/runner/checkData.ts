import type { Place } from '../types';

/** Kinds of values in UBSan's type descriptors. */
const TYPE_KINDS = { integer: 0, float: 1, bitInt: 2 } as const;

/**
 * Reads the data that clang leaves in a program's memory for UBSan's checks.
 */
export class CheckData {
  readonly #memory: ArrayBufferLike;
  readonly #view: DataView;

  constructor(memory: ArrayBufferLike) {
    this.#memory = memory;
    this.#view = new DataView(memory);
  }

  readPointer(address: number): number {
    return this.#view.getUint32(address, true);
  }

  readByte(address: number): number {
    return this.#view.getUint8(address);
  }

  readInt(address: number): number {
    return this.#view.getInt32(address, true);
  }

  readPlace(address: number): Place {
    return {
      file: this.#readText(this.readPointer(address)).replace(
        /^(?:\.?\/)+/,
        '',
      ),
      line: this.readPointer(address + 4),
      column: this.readPointer(address + 8),
    };
  }

  /**
   * Returns a type as C writes it: `int[3]`. Of a name given by `typedef`, clang
   * also writes what it stands for: `'Nodo' (aka 'struct nodo')`.
   */
  readTypeName(descriptor: number): string {
    const text = this.#readText(descriptor + 4);
    return /^'(?<type>[^']*)'/.exec(text)?.groups?.['type'] ?? text;
  }

  /**
   * Returns a value that a check received: inline if it fits in 32 bits,
   * otherwise by address.
   */
  readValue(descriptor: number, handle: number): string {
    const kind = this.#view.getUint16(descriptor, true);
    const info = this.#view.getUint16(descriptor + 2, true);
    if (kind === TYPE_KINDS.integer || kind === TYPE_KINDS.bitInt)
      return this.#readInteger(info, handle).toString();
    if (kind === TYPE_KINDS.float) return this.#readFloat(info, handle);
    return String(handle >>> 0);
  }

  #readInteger(info: number, handle: number): bigint {
    const bits = 1 << (info >> 1);
    const raw =
      bits <= 32 ? BigInt(handle >>> 0) : this.#readWide(handle >>> 0, bits);
    return info & 1 ? BigInt.asIntN(bits, raw) : BigInt.asUintN(bits, raw);
  }

  #readWide(address: number, bits: number): bigint {
    const low = this.#view.getBigUint64(address, true);
    return bits === 64
      ? low
      : (this.#view.getBigUint64(address + 8, true) << 64n) | low;
  }

  #readFloat(bits: number, handle: number): string {
    if (bits === 32) {
      const cell = new DataView(new ArrayBuffer(4));
      cell.setInt32(0, handle);
      return String(cell.getFloat32(0));
    }
    return bits === 64 ? String(this.#view.getFloat64(handle >>> 0, true)) : '';
  }

  #readText(address: number): string {
    const bytes = new Uint8Array(this.#memory, address);
    const end = bytes.indexOf(0);
    return new TextDecoder().decode(bytes.slice(0, end < 0 ? 0 : end));
  }
}
