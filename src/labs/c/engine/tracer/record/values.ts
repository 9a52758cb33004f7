import { sizeOf } from '../dwarf/types';
import type { CType, Member } from '../dwarf/types';
import type { Field, PointerTarget, Value } from '../types';
import { characterText, floatText, unsignedAt } from './numbers';
import { isCharacter } from './objects';
import type { Shadow } from './shadow';

/** Maximum elements of an array that are displayed. */
const maxItems = 64;
/** Maximum simple values of a variable that are displayed. */
const maxLeaves = 400;

/** Memory of the program at one step, with its shadow. */
export interface MemoryView {
  readonly memory: DataView;
  readonly shadow: Shadow;
  /** Returns the target of the pointer stored at `cell`. */
  readonly target: (
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
export function textAt(
  memory: DataView,
  address: number,
  limit: number,
): string | undefined {
  const most = Math.min(limit, memory.byteLength - address);
  for (let length = 0; length < most; length += 1)
    if (memory.getUint8(address + length) === 0)
      return decoder.decode(
        new Uint8Array(memory.buffer, memory.byteOffset + address, length),
      );
  return undefined;
}

/** Decodes a simple value from its bits; also the result of a function. */
export function numberValue(
  type: CType & { kind: 'base' | 'enumeration' },
  bits: bigint,
  width = type.size * 8,
): Value {
  const signed = BigInt.asIntN(width, bits);
  if (type.kind === 'enumeration') {
    const value = type.isSigned ? signed : BigInt.asUintN(width, bits);
    const name = type.constants.get(Number(value));
    return { kind: 'number', text: name ?? String(value) };
  }
  switch (type.format) {
    case 'boolean':
      return { kind: 'number', text: bits === 0n ? 'false' : 'true' };
    case 'character': {
      const code = Number(signed);
      return { kind: 'character', code, text: characterText(code) };
    }
    case 'unsigned':
      return { kind: 'number', text: String(BigInt.asUintN(width, bits)) };
    default:
      return { kind: 'number', text: String(signed) };
  }
}

/** Reads the value of a variable. */
export class ValueReader {
  #leaves = 0;
  /** Number of unions that enclose the value being read. */
  #unions = 0;
  readonly #view: MemoryView;

  constructor(view: MemoryView) {
    this.#view = view;
  }

  read(type: CType, address: number): Value {
    const { memory, shadow } = this.#view;
    if (address + sizeOf(type) > memory.byteLength) return opaque;
    switch (type.kind) {
      case 'array':
        return this.#array(type, address);
      case 'record':
        return {
          kind: 'record',
          union: type.union,
          fields: this.#fields(type, address),
        };
      case 'function':
      case 'opaque':
        return opaque;
      default:
        this.#leaves += 1;
        return shadow.all(address, type.size)
          ? this.#simple(type, address)
          : unset;
    }
  }

  #simple(
    type: CType & { kind: 'base' | 'enumeration' | 'pointer' },
    address: number,
  ): Value {
    const { memory, target } = this.#view;
    if (type.kind === 'pointer') {
      const pointer = memory.getUint32(address, true);
      const found = target(pointer, type.target(), address);
      // A union may hold another member, so these bytes may be no pointer at
      // all.
      const isDoubtful = this.#unions > 0 && found.kind === 'expired';
      return {
        kind: 'pointer',
        address: pointer,
        target: isDoubtful ? { kind: 'unknown' } : found,
      };
    }
    if (type.kind === 'base' && type.format === 'float')
      return { kind: 'number', text: floatText(memory, address, type.size) };
    return numberValue(type, unsignedAt(memory, address, type.size));
  }

  #array(type: CType & { kind: 'array' }, address: number): Value {
    if (type.length.kind !== 'fixed') return opaque;
    const { count } = type.length;
    if (count === 0) this.#leaves += 1;
    const size = sizeOf(type.element);
    const items: Value[] = [];
    while (items.length < Math.min(count, maxItems) && this.#leaves < maxLeaves)
      items.push(this.read(type.element, address + items.length * size));
    const isText =
      isCharacter(type.element) && this.#view.shadow.any(address, 1);
    return {
      kind: 'array',
      items,
      omitted: count - items.length,
      text: isText ? this.#writtenText(address, count) : undefined,
    };
  }

  #writtenText(address: number, limit: number): string | undefined {
    const { memory, shadow } = this.#view;
    for (let length = 0; length < limit; length += 1) {
      if (!shadow.all(address + length, 1)) return undefined;
      if (memory.getUint8(address + length) === 0)
        return textAt(memory, address, length + 1);
    }
    return undefined;
  }

  #fields(type: CType & { kind: 'record' }, address: number): Field[] {
    const nesting = type.union ? 1 : 0;
    this.#unions += nesting;
    const fields = type
      .members()
      .flatMap((member) => this.#member(member, address));
    this.#unions -= nesting;
    return fields;
  }

  /**
   * Returns the fields of a member; those of an anonymous one belong to the
   * enclosing record.
   */
  #member(member: Member, base: number): Field[] {
    const { name, type, bits } = member;
    const address = base + member.offset;
    if (bits !== undefined)
      return name === ''
        ? []
        : [{ name, value: this.#bitField(type, base, bits) }];
    if (name === '' && type.kind === 'record')
      return this.#fields(type, address);
    return [{ name, value: this.read(type, address) }];
  }

  #bitField(
    type: CType,
    base: number,
    { first, count }: { first: number; count: number },
  ): Value {
    if (type.kind !== 'base' && type.kind !== 'enumeration') return opaque;
    const byte = base + Math.floor(first / 8);
    const bytes = Math.ceil(((first % 8) + count) / 8);
    if (!this.#view.shadow.all(byte, bytes)) return unset;
    const bits = unsignedAt(this.#view.memory, byte, bytes);
    const shifted = bits >> BigInt(first % 8);
    return numberValue(type, BigInt.asUintN(count, shifted), count);
  }
}

/**
 * Returns the old value where nothing changed, so that steps share structure.
 */
export function shared(before: Value | undefined, after: Value): Value {
  if (before === undefined || before.kind !== after.kind) return after;
  if (after.kind === 'array' && before.kind === 'array') {
    const items = after.items.map((item, place) =>
      shared(before.items[place], item),
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
      const old = before.fields[place];
      const value = shared(old?.value, field.value);
      return old !== undefined && value === old.value && field.name === old.name
        ? old
        : { ...field, value };
    });
    const same =
      fields.length === before.fields.length &&
      fields.every((field, place) => field === before.fields[place]);
    return same ? before : { ...after, fields };
  }
  return JSON.stringify(before) === JSON.stringify(after) ? before : after;
}
