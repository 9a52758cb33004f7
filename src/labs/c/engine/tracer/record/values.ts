import { getTypeSize } from '../dwarf/types';
import type { CType, Member } from '../dwarf/types';
import type { Field, PointerTarget, Value } from '../types';
import { formatCharacter, formatFloat, readUnsigned } from './numbers';
import { isCharacter } from './objects';
import type { Shadow } from './shadow';

/** Maximum elements of an array that are displayed. */
const MAX_ITEMS = 64;
/** Maximum simple values of a variable that are displayed. */
const MAX_LEAVES = 400;

/** Memory of the program at one step, with its shadow. */
export interface MemoryView {
  readonly memory: DataView;
  readonly shadow: Shadow;
  /** Returns the target of the pointer stored at `cell`. */
  readonly resolveTarget: (
    address: number,
    target: CType,
    cell: number,
  ) => PointerTarget;
}

const unset: Value = { kind: 'unset' };
const opaque: Value = { kind: 'opaque' };
const decoder = new TextDecoder();

/**
 * Reads the string at an address; undefined if it has no end within `limit`
 * bytes.
 */
export function readTextAt(
  memory: DataView,
  address: number,
  limit: number,
): string | undefined {
  const maxBytes = Math.min(limit, memory.byteLength - address);
  for (let length = 0; length < maxBytes; length += 1)
    if (memory.getUint8(address + length) === 0)
      return decoder.decode(
        new Uint8Array(memory.buffer, memory.byteOffset + address, length),
      );
  return undefined;
}

/** Decodes a simple value from its bits; also the result of a function. */
export function decodeNumber(
  type: CType & { kind: 'base' | 'enumeration' },
  bits: bigint,
  width = type.size * 8,
): Value {
  const signedValue = BigInt.asIntN(width, bits);
  if (type.kind === 'enumeration') {
    const value = type.isSigned ? signedValue : BigInt.asUintN(width, bits);
    const name = type.constants.get(Number(value));
    return { kind: 'number', text: name ?? String(value) };
  }
  switch (type.format) {
    case 'boolean':
      return { kind: 'number', text: bits === 0n ? 'false' : 'true' };
    case 'character': {
      const code = Number(signedValue);
      return { kind: 'character', code, text: formatCharacter(code) };
    }
    case 'unsigned':
      return { kind: 'number', text: String(BigInt.asUintN(width, bits)) };
    default:
      return { kind: 'number', text: String(signedValue) };
  }
}

/** Reads the value of a variable. */
export class ValueReader {
  #leafCount = 0;
  /** Number of unions that enclose the value being read. */
  #unionDepth = 0;
  readonly #view: MemoryView;

  constructor(view: MemoryView) {
    this.#view = view;
  }

  read(type: CType, address: number): Value {
    const { memory, shadow } = this.#view;
    if (address + getTypeSize(type) > memory.byteLength) return opaque;
    switch (type.kind) {
      case 'array':
        return this.#readArray(type, address);
      case 'record':
        return {
          kind: 'record',
          union: type.union,
          fields: this.#readFields(type, address),
        };
      case 'function':
      case 'opaque':
        return opaque;
      default:
        this.#leafCount += 1;
        return shadow.isAllWritten(address, type.size)
          ? this.#readSimple(type, address)
          : unset;
    }
  }

  #readSimple(
    type: CType & { kind: 'base' | 'enumeration' | 'pointer' },
    address: number,
  ): Value {
    const { memory, resolveTarget } = this.#view;
    if (type.kind === 'pointer') {
      const pointer = memory.getUint32(address, true);
      const target = resolveTarget(pointer, type.target(), address);
      // A union may hold another member, so these bytes may be no pointer at
      // all.
      const isDoubtful = this.#unionDepth > 0 && target.kind === 'expired';
      return {
        kind: 'pointer',
        address: pointer,
        target: isDoubtful ? { kind: 'unknown' } : target,
      };
    }
    if (type.kind === 'base' && type.format === 'float')
      return { kind: 'number', text: formatFloat(memory, address, type.size) };
    return decodeNumber(type, readUnsigned(memory, address, type.size));
  }

  #readArray(type: CType & { kind: 'array' }, address: number): Value {
    if (type.length.kind !== 'fixed') return opaque;
    const { count } = type.length;
    if (count === 0) this.#leafCount += 1;
    const size = getTypeSize(type.element);
    const items: Value[] = [];
    while (
      items.length < Math.min(count, MAX_ITEMS) &&
      this.#leafCount < MAX_LEAVES
    )
      items.push(this.read(type.element, address + items.length * size));
    const isText =
      isCharacter(type.element) && this.#view.shadow.isAnyWritten(address, 1);
    return {
      kind: 'array',
      items,
      omitted: count - items.length,
      text: isText ? this.#readWrittenText(address, count) : undefined,
    };
  }

  #readWrittenText(address: number, limit: number): string | undefined {
    const { memory, shadow } = this.#view;
    for (let length = 0; length < limit; length += 1) {
      if (!shadow.isAllWritten(address + length, 1)) return undefined;
      if (memory.getUint8(address + length) === 0)
        return readTextAt(memory, address, length + 1);
    }
    return undefined;
  }

  #readFields(type: CType & { kind: 'record' }, address: number): Field[] {
    const nesting = type.union ? 1 : 0;
    this.#unionDepth += nesting;
    const fields = type
      .members()
      .flatMap((member) => this.#readMember(member, address));
    this.#unionDepth -= nesting;
    return fields;
  }

  /**
   * Returns the fields of a member; those of an anonymous one belong to the
   * enclosing record.
   */
  #readMember(member: Member, base: number): Field[] {
    const { name, type, bits } = member;
    const address = base + member.offset;
    if (bits !== undefined)
      return name === ''
        ? []
        : [{ name, value: this.#readBitField(type, base, bits) }];
    if (name === '' && type.kind === 'record')
      return this.#readFields(type, address);
    return [{ name, value: this.read(type, address) }];
  }

  #readBitField(
    type: CType,
    base: number,
    { first, count }: { first: number; count: number },
  ): Value {
    if (type.kind !== 'base' && type.kind !== 'enumeration') return opaque;
    const byte = base + Math.floor(first / 8);
    const bytes = Math.ceil(((first % 8) + count) / 8);
    if (!this.#view.shadow.isAllWritten(byte, bytes)) return unset;
    const bits = readUnsigned(this.#view.memory, byte, bytes);
    const shiftedBits = bits >> BigInt(first % 8);
    return decodeNumber(type, BigInt.asUintN(count, shiftedBits), count);
  }
}

/**
 * Returns the old value where nothing changed, so that steps share structure.
 */
export function shareUnchanged(before: Value | undefined, after: Value): Value {
  if (before === undefined || before.kind !== after.kind) return after;
  if (after.kind === 'array' && before.kind === 'array') {
    const items = after.items.map((item, place) =>
      shareUnchanged(before.items[place], item),
    );
    const same =
      items.length === before.items.length &&
      after.text === before.text &&
      after.omitted === before.omitted &&
      items.every((item, place) => item === before.items[place]);
    return same ? before : { ...after, items };
  }
  if (after.kind === 'record' && before.kind === 'record') {
    const fields = after.fields.map((field, place) => {
      const oldField = before.fields[place];
      const value = shareUnchanged(oldField?.value, field.value);
      return oldField !== undefined &&
        value === oldField.value &&
        field.name === oldField.name
        ? oldField
        : { ...field, value };
    });
    const same =
      fields.length === before.fields.length &&
      fields.every((field, place) => field === before.fields[place]);
    return same ? before : { ...after, fields };
  }
  return JSON.stringify(before) === JSON.stringify(after) ? before : after;
}
