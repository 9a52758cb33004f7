import { attribute, encoding, tag } from './codes';
import { getNumber, getReference, getText } from './entries';
import type { Entry } from './entries';

/** Interpretation of the bytes of a base type. */
type BaseFormat = 'signed' | 'unsigned' | 'character' | 'boolean' | 'float';

/**
 * Length of an array; a `variable` one is kept in the variable that `entry`
 * declares.
 */
export type ArrayLength =
  | { readonly kind: 'fixed'; readonly count: number }
  | { readonly kind: 'variable'; readonly entry: number }
  | { readonly kind: 'unknown' };

/** A field of a structure or union. */
export interface Member {
  readonly name: string;
  readonly type: CType;
  readonly offset: number;
  /** Bits of a bit-field, counted from the start of the structure. */
  readonly bits: { readonly first: number; readonly count: number } | undefined;
}

/** A C type with its layout; `name` is its spelling in the source. */
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
      readonly isSigned: boolean;
      readonly constants: ReadonlyMap<number, string>;
    }
  | {
      readonly kind: 'pointer';
      readonly name: string;
      readonly size: number;
      /** Resolved lazily: a structure may point to itself. */
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
      /** Identifies one declaration, whatever names typedefs give it. */
      readonly identity: string;
      /** Resolved lazily: a member may lead back to the structure. */
      readonly members: () => readonly Member[];
    }
  | { readonly kind: 'function'; readonly name: string }
  /** `void`, incomplete types, and types that the lab does not show. */
  | { readonly kind: 'opaque'; readonly name: string; readonly size: number };

const formats: Readonly<Record<number, BaseFormat | undefined>> = {
  [encoding.boolean]: 'boolean',
  [encoding.float]: 'float',
  [encoding.signed]: 'signed',
  [encoding.signedChar]: 'signed',
  [encoding.unsigned]: 'unsigned',
  [encoding.unsignedChar]: 'unsigned',
};

const qualifiers: Readonly<Record<number, string | undefined>> = {
  [tag.constType]: 'const',
  [tag.volatileType]: 'volatile',
  [tag.restrictType]: 'restrict',
};

/** Returns the part of a type's name before the position of its declarator. */
function getTypeHead(name: string): string {
  return /^[^([]*(?:\(\*[^()[]*)*/.exec(name)?.[0] ?? '';
}

/**
 * Inserts a declarator into a type: `[3]` and `int (*)(void)` give
 * `int (*[3])(void)`.
 */
function insertDeclarator(name: string, declarator: string): string {
  const head = getTypeHead(name);
  const space = /\w$/.test(head) && !declarator.startsWith('[') ? ' ' : '';
  return head + space + declarator + name.slice(head.length);
}

/** Names a pointer type: `int *`, `char **`, `int (*)[3]`, `int (*)(void)`. */
function formatPointerName(name: string): string {
  const isEnclosed = /^[[(]/.test(name.slice(getTypeHead(name).length));
  return insertDeclarator(name, isEnclosed ? '(*)' : '*');
}

/** Names an array type: `int[2][3]`, the outer length first. */
export function formatArrayName(name: string, length: ArrayLength): string {
  return insertDeclarator(
    name,
    length.kind === 'fixed' ? `[${length.count}]` : '[]',
  );
}

/** Adds a qualifier: `const int`, but `int *const` for the pointer itself. */
function formatQualifiedName(name: string, qualifier: string): string {
  return /\*[\w ]*$/.test(getTypeHead(name))
    ? insertDeclarator(name, qualifier)
    : `${qualifier} ${name}`;
}

const voidType: CType = { kind: 'opaque', name: 'void', size: 0 };

/** Types of a program, by the offset of their entry. */
export class TypeTable {
  readonly #types = new Map<number, CType>();

  readonly #entries: ReadonlyMap<number, Entry>;

  constructor(entries: ReadonlyMap<number, Entry>) {
    this.#entries = entries;
  }

  /**
   * Returns the type of a variable, field or result; `void` if the entry has
   * none.
   */
  getType(entry: Entry): CType {
    return this.#getTypeAt(getReference(entry, attribute.type));
  }

  #getTypeAt(offset: number | undefined): CType {
    if (offset === undefined) return voidType;
    const knownType = this.#types.get(offset);
    if (knownType !== undefined) return knownType;
    const entry = this.#entries.get(offset);
    const type = entry === undefined ? voidType : this.#buildType(entry);
    this.#types.set(offset, type);
    return type;
  }

  #buildType(entry: Entry): CType {
    const name = getText(entry, attribute.name) ?? '';
    const size = getNumber(entry, attribute.byteSize) ?? 0;
    switch (entry.tag) {
      case tag.baseType: {
        const format = formats[getNumber(entry, attribute.encoding) ?? 0];
        if (format === undefined) return { kind: 'opaque', name, size };
        if (name === 'char')
          return { kind: 'base', name, size, format: 'character' };
        const shownName = name === '_Bool' ? 'bool' : name;
        return { kind: 'base', name: shownName, size, format };
      }
      case tag.enumerationType:
        return this.#buildEnumeration(entry, size);
      case tag.pointerType:
        return {
          kind: 'pointer',
          name: formatPointerName(this.getType(entry).name),
          size: 4,
          target: () => this.getType(entry),
        };
      case tag.arrayType:
        return this.#buildArray(entry);
      case tag.structureType:
      case tag.unionType:
        return this.#buildRecord(entry);
      case tag.subroutineType:
        return { kind: 'function', name: this.#formatFunctionName(entry) };
      case tag.typedef:
        return { ...this.getType(entry), name };
      default: {
        const qualifier = qualifiers[entry.tag];
        if (qualifier === undefined) return { kind: 'opaque', name, size };
        const type = this.getType(entry);
        return { ...type, name: formatQualifiedName(type.name, qualifier) };
      }
    }
  }

  #buildEnumeration(entry: Entry, size: number): CType {
    const underlying = this.getType(entry);
    return {
      kind: 'enumeration',
      name: formatTaggedName('enum', entry),
      size,
      isSigned: underlying.kind !== 'base' || underlying.format !== 'unsigned',
      constants: new Map(
        entry.children.map((constant) => [
          getNumber(constant, attribute.constValue) ?? 0,
          getText(constant, attribute.name) ?? '',
        ]),
      ),
    };
  }

  #buildArray(entry: Entry): CType {
    return entry.children
      .filter(({ tag: kind }) => kind === tag.subrangeType)
      .reduceRight((element: CType, range) => {
        const length = this.#readArrayLength(range);
        const name = formatArrayName(element.name, length);
        return { kind: 'array', name, element, length };
      }, this.getType(entry));
  }

  #readArrayLength(range: Entry): ArrayLength {
    const keeper = getReference(range, attribute.count);
    if (keeper !== undefined) return { kind: 'variable', entry: keeper };
    const count = getNumber(range, attribute.count);
    return count === undefined ? { kind: 'unknown' } : { kind: 'fixed', count };
  }

  #buildRecord(entry: Entry): CType {
    const union = entry.tag === tag.unionType;
    const name = formatTaggedName(union ? 'union' : 'struct', entry);
    const ownName = getText(entry, attribute.name);
    const definition = this.#findDefinition(entry);
    const size = (definition && getNumber(definition, attribute.byteSize)) ?? 0;
    // Names with two underscores are the library's, of no interest to the
    // learner.
    if (definition === undefined || ownName?.startsWith('__') === true)
      return { kind: 'opaque', name, size };
    const line = getNumber(definition, attribute.declarationLine);
    let members: readonly Member[] | undefined;
    return {
      kind: 'record',
      name,
      size,
      union,
      // Each file that includes a declaration has an entry of its own for it.
      identity: `${name} ${size} ${ownName === undefined ? line : ''}`,
      members: () =>
        (members ??= definition.children
          .filter(({ tag: kind }) => kind === tag.member)
          .map((member) => this.#buildMember(member))),
    };
  }

  /**
   * Finds the definition of a structure, in another file if this one only
   * declares it. Definitions of different sizes are ambiguous: undefined.
   */
  #findDefinition(entry: Entry): Entry | undefined {
    if (!entry.attributes.has(attribute.declaration)) return entry;
    const [definition, ...otherDefinitions] = [
      ...this.#entries.values(),
    ].filter(
      (one) =>
        one.tag === entry.tag &&
        !one.attributes.has(attribute.declaration) &&
        getText(one, attribute.name) === getText(entry, attribute.name),
    );
    const size = definition && getNumber(definition, attribute.byteSize);
    return otherDefinitions.every(
      (one) => getNumber(one, attribute.byteSize) === size,
    )
      ? definition
      : undefined;
  }

  #buildMember(entry: Entry): Member {
    const count = getNumber(entry, attribute.bitSize);
    const first = getNumber(entry, attribute.dataBitOffset) ?? 0;
    return {
      name: getText(entry, attribute.name) ?? '',
      type: this.getType(entry),
      offset:
        getNumber(entry, attribute.dataMemberLocation) ?? Math.floor(first / 8),
      bits: count === undefined ? undefined : { first, count },
    };
  }

  #formatFunctionName(entry: Entry): string {
    const parameters = entry.children.map((parameter) =>
      parameter.tag === tag.formalParameter
        ? this.getType(parameter).name
        : '...',
    );
    // Before C23, `()` leaves the parameters unspecified.
    const isPrototype = entry.attributes.has(attribute.prototyped);
    const list = isPrototype ? parameters.join(', ') || 'void' : '';
    return insertDeclarator(this.getType(entry).name, `(${list})`);
  }
}

/** Names a tagged type: `struct nodo`; an anonymous one, just `struct`. */
function formatTaggedName(word: string, entry: Entry): string {
  return `${word} ${getText(entry, attribute.name) ?? ''}`.trim();
}

/**
 * Sets the length of a structure's flexible array member to the elements that
 * fit in `bytes`.
 *
 * @returns undefined when the type has no flexible array member.
 */
export function fitFlexibleArray(
  type: CType,
  bytes: number,
): CType | undefined {
  if (type.kind !== 'record' || type.union) return undefined;
  const last = type.members().at(-1);
  if (last?.type.kind !== 'array') return undefined;
  const { element, length } = last.type;
  const isFlexible =
    length.kind === 'unknown' ||
    (length.kind === 'fixed' && length.count === 0);
  if (!isFlexible) return undefined;
  const room = Math.max(bytes - last.offset, 0);
  const count = Math.floor(room / Math.max(getTypeSize(element), 1));
  const sizedMember: Member = {
    ...last,
    type: { ...last.type, length: { kind: 'fixed', count } },
  };
  return {
    ...type,
    members: () => [...type.members().slice(0, -1), sizedMember],
  };
}

/** Returns the size in bytes; 0 when it is known only at run time. */
export function getTypeSize(type: CType): number {
  switch (type.kind) {
    case 'array':
      return type.length.kind === 'fixed'
        ? type.length.count * getTypeSize(type.element)
        : 0;
    case 'function':
      return 0;
    default:
      return type.size;
  }
}
