import { attribute, encoding, tag } from './codes';
import { numberOf, referenceOf, textOf } from './entries';
import type { Entry } from './entries';

/** How the bytes of a base type are read. */
type BaseFormat = 'signed' | 'unsigned' | 'character' | 'boolean' | 'float';

/** How many elements an array has; of a variable length, where the program keeps it. */
export type ArrayLength =
  | { readonly kind: 'fixed'; readonly count: number }
  | { readonly kind: 'variable'; readonly entry: number }
  | { readonly kind: 'unknown' };

/** A field of a structure or union. */
export interface Member {
  readonly name: string;
  readonly type: CType;
  readonly offset: number;
  /** Of a bit-field, counted from the start of the structure. */
  readonly bits: { readonly first: number; readonly count: number } | undefined;
}

/** A type of C as the compiler laid it out; `name` is how the source calls it. */
export type CType =
  | {
      readonly kind: 'base';
      readonly name: string;
      readonly size: number;
      readonly format: BaseFormat;
    }
  | {
      readonly kind: 'enumeration';
      readonly name: string;
      readonly size: number;
      readonly constants: ReadonlyMap<number, string>;
    }
  | {
      readonly kind: 'pointer';
      readonly name: string;
      readonly size: number;
      /** Resolved late: a structure may point to itself. */
      readonly target: () => CType;
    }
  | {
      readonly kind: 'array';
      readonly name: string;
      readonly element: CType;
      readonly length: ArrayLength;
    }
  | {
      readonly kind: 'record';
      readonly name: string;
      readonly size: number;
      readonly union: boolean;
      readonly members: readonly Member[];
    }
  | { readonly kind: 'function'; readonly name: string }
  /** `void`, types never defined, and what the lab does not show. */
  | { readonly kind: 'opaque'; readonly name: string; readonly size: number };

const formats: Readonly<Record<number, BaseFormat | undefined>> = {
  [encoding.boolean]: 'boolean',
  [encoding.float]: 'float',
  [encoding.signed]: 'signed',
  [encoding.signedChar]: 'signed',
  [encoding.unsigned]: 'unsigned',
  [encoding.unsignedChar]: 'unsigned',
};

/** `int *`, `char **`, `int (*)[3]`, `int (*)(void)`. */
function pointerName(target: CType): string {
  const split = /^([^[(]*?) ?([[(].*)$/.exec(target.name);
  if (split !== null && (target.kind === 'array' || target.kind === 'function'))
    return `${split[1] ?? ''} (*)${split[2] ?? ''}`;
  return target.name.endsWith('*') ? `${target.name}*` : `${target.name} *`;
}

/** `int[2][3]`: the outer length comes first. */
function arrayName(element: CType, length: ArrayLength): string {
  const count = length.kind === 'fixed' ? String(length.count) : '';
  const bracket =
    element.kind === 'array' ? element.name.indexOf('[') : element.name.length;
  return `${element.name.slice(0, bracket)}[${count}]${element.name.slice(bracket)}`;
}

const voidType: CType = { kind: 'opaque', name: 'void', size: 0 };

/** The types of a program, by the offset of the entry that declares them. */
export class TypeTable {
  readonly #types = new Map<number, CType>();

  readonly #entries: ReadonlyMap<number, Entry>;

  constructor(entries: ReadonlyMap<number, Entry>) {
    this.#entries = entries;
  }

  /** The type of a variable, field or result; `void` if it names none. */
  of(entry: Entry): CType {
    return this.#at(referenceOf(entry, attribute.type));
  }

  #at(offset: number | undefined): CType {
    if (offset === undefined) return voidType;
    const known = this.#types.get(offset);
    if (known !== undefined) return known;
    const entry = this.#entries.get(offset);
    const type = entry === undefined ? voidType : this.#build(entry);
    this.#types.set(offset, type);
    return type;
  }

  #build(entry: Entry): CType {
    const name = textOf(entry, attribute.name) ?? '';
    const size = numberOf(entry, attribute.byteSize) ?? 0;
    switch (entry.tag) {
      case tag.baseType: {
        const format = formats[numberOf(entry, attribute.encoding) ?? 0];
        if (format === undefined) return { kind: 'opaque', name, size };
        if (name === 'char')
          return { kind: 'base', name, size, format: 'character' };
        const shown = name === '_Bool' ? 'bool' : name;
        return { kind: 'base', name: shown, size, format };
      }
      case tag.enumerationType:
        return {
          kind: 'enumeration',
          name: `enum ${name}`.trim(),
          size,
          constants: new Map(
            entry.children.map((constant) => [
              numberOf(constant, attribute.constValue) ?? 0,
              textOf(constant, attribute.name) ?? '',
            ]),
          ),
        };
      case tag.pointerType:
        return this.#pointer(entry);
      case tag.arrayType:
        return this.#array(entry);
      case tag.structureType:
      case tag.unionType:
        return this.#record(entry, size);
      case tag.subroutineType:
        return { kind: 'function', name: this.#functionName(entry) };
      case tag.typedef:
        return { ...this.of(entry), name };
      case tag.constType:
        return this.#qualified(entry, 'const');
      case tag.volatileType:
        return this.#qualified(entry, 'volatile');
      case tag.restrictType:
      case tag.atomicType:
        return this.of(entry);
      default:
        return { kind: 'opaque', name, size };
    }
  }

  #qualified(entry: Entry, word: string): CType {
    const type = this.of(entry);
    const name =
      type.kind === 'pointer' ? `${type.name} ${word}` : `${word} ${type.name}`;
    return { ...type, name };
  }

  #pointer(entry: Entry): CType {
    const offset = referenceOf(entry, attribute.type);
    const named = offset === undefined ? undefined : this.#entries.get(offset);
    // Naming the target must not open the structure that holds this pointer.
    const recursive = named !== undefined && isRecord(named);
    return {
      kind: 'pointer',
      name: recursive
        ? `${recordName(named)} *`
        : pointerName(this.#at(offset)),
      size: 4,
      target: () => this.#at(offset),
    };
  }

  #array(entry: Entry): CType {
    return entry.children
      .filter(({ tag: kind }) => kind === tag.subrangeType)
      .reduceRight((element: CType, range) => {
        const length = this.#arrayLength(range);
        return {
          kind: 'array',
          name: arrayName(element, length),
          element,
          length,
        };
      }, this.of(entry));
  }

  #arrayLength(range: Entry): ArrayLength {
    const keeper = referenceOf(range, attribute.count);
    if (keeper !== undefined) return { kind: 'variable', entry: keeper };
    const count = numberOf(range, attribute.count);
    return count === undefined ? { kind: 'unknown' } : { kind: 'fixed', count };
  }

  #record(entry: Entry, size: number): CType {
    const full = recordName(entry);
    // Names with two underscores are the library's: what they hold says nothing.
    const isPrivate = textOf(entry, attribute.name)?.startsWith('__') === true;
    if (entry.attributes.has(attribute.declaration) || isPrivate)
      return { kind: 'opaque', name: full, size };
    return {
      kind: 'record',
      name: full,
      size,
      union: entry.tag === tag.unionType,
      members: entry.children
        .filter(({ tag: kind }) => kind === tag.member)
        .map((member) => this.#member(member)),
    };
  }

  #member(entry: Entry): Member {
    const count = numberOf(entry, attribute.bitSize);
    const first = numberOf(entry, attribute.dataBitOffset) ?? 0;
    return {
      name: textOf(entry, attribute.name) ?? '',
      type: this.of(entry),
      offset:
        numberOf(entry, attribute.dataMemberLocation) ?? Math.floor(first / 8),
      bits: count === undefined ? undefined : { first, count },
    };
  }

  #functionName(entry: Entry): string {
    const parameters = entry.children
      .filter(({ tag: kind }) => kind === tag.formalParameter)
      .map((parameter) => this.of(parameter).name);
    return `${this.of(entry).name} (${parameters.join(', ') || 'void'})`;
  }
}

function isRecord(entry: Entry): boolean {
  return entry.tag === tag.structureType || entry.tag === tag.unionType;
}

function recordName(entry: Entry): string {
  const word = entry.tag === tag.unionType ? 'union' : 'struct';
  return `${word} ${textOf(entry, attribute.name) ?? ''}`.trim();
}

/** Bytes of a value; 0 if only the running program knows. */
export function sizeOf(type: CType): number {
  switch (type.kind) {
    case 'array':
      return type.length.kind === 'fixed'
        ? type.length.count * sizeOf(type.element)
        : 0;
    case 'function':
      return 0;
    default:
      return type.size;
  }
}
