import { formatArrayName, getTypeSize, fitFlexibleArray } from '../dwarf/types';
import type { CType, Member } from '../dwarf/types';
import type { PointerTarget } from '../types';
import type { Heap } from './heap';

/** An object in memory that pointers can point to. */
export interface MemoryObject {
  readonly id: string;
  readonly address: number;
  /** Type with the lengths of variable-length arrays resolved. */
  readonly type: CType;
}

/** Objects of one step, used to find the target of an address. */
export interface MemoryMap {
  readonly objects: readonly MemoryObject[];
  readonly heap: Heap;
  readonly literals: readonly {
    readonly address: number;
    readonly size: number;
  }[];
  readonly getFunctionName: (pointer: number) => string | undefined;
  readonly readText: (address: number) => string | undefined;
  readonly stackTop: number;
}

/**
 * Returns true when a pointer to `target` can point to an object of that type;
 * qualifiers and typedef names are ignored.
 */
function isCompatible(type: CType, target: CType): boolean {
  if (target.kind === 'opaque') return true;
  if (type.kind !== target.kind) return false;
  if (type.kind === 'record' && target.kind === 'record')
    return type.identity === target.identity;
  if (type.kind === 'base' && target.kind === 'base')
    return type.size === target.size && type.format === target.format;
  if (type.kind === 'array' && target.kind === 'array')
    return isCompatible(type.element, target.element);
  return true;
}

/**
 * Returns the members that contain the byte at an offset: several in a union.
 */
function findMembersAt(
  type: CType & { kind: 'record' },
  offset: number,
): readonly Member[] {
  return type
    .members()
    .filter(
      (member) =>
        member.bits === undefined &&
        offset >= member.offset &&
        offset < member.offset + Math.max(getTypeSize(member.type), 1),
    );
}

/**
 * Returns true when a part of type `target` starts at an offset of an object.
 */
function hasPartAt(type: CType, offset: number, target: CType): boolean {
  if (offset === 0 && isCompatible(type, target)) return true;
  if (type.kind === 'array') {
    const size = getTypeSize(type.element);
    return size > 0 && hasPartAt(type.element, offset % size, target);
  }
  return (
    type.kind === 'record' &&
    findMembersAt(type, offset).some((member) =>
      hasPartAt(member.type, offset - member.offset, target),
    )
  );
}

/**
 * Returns the path of the part of type `target` that starts at an offset:
 * `[2].x`.
 */
function findPath(type: CType, offset: number, target: CType): string {
  if (offset === 0 && isCompatible(type, target)) return '';
  if (type.kind === 'array') {
    const size = getTypeSize(type.element);
    if (size === 0) return '';
    const index = Math.floor(offset / size);
    return `[${index}]${findPath(type.element, offset - index * size, target)}`;
  }
  if (type.kind !== 'record') return '';
  const members = findMembersAt(type, offset);
  const member =
    members.find((one) => hasPartAt(one.type, offset - one.offset, target)) ??
    members[0];
  if (member === undefined) return '';
  const rest = findPath(member.type, offset - member.offset, target);
  return member.name === '' ? rest : `.${member.name}${rest}`;
}

function isWithin(
  address: number,
  object: { address: number },
  size: number,
): boolean {
  return address >= object.address && address < object.address + size;
}

/**
 * Finds the target of the pointer value `address`, declared as a pointer to
 * `target`.
 */
export function findTarget(
  address: number,
  target: CType,
  map: MemoryMap,
): PointerTarget {
  if (target.kind === 'function') {
    const name = map.getFunctionName(address);
    if (name !== undefined) return { kind: 'function', name };
  }
  if (address === 0) return { kind: 'null' };
  const object = map.objects.find((candidate) =>
    isWithin(address, candidate, getTypeSize(candidate.type)),
  );
  if (object !== undefined)
    return {
      kind: 'object',
      object: object.id,
      path: findPath(object.type, address - object.address, target),
    };
  const block = map.heap.findContaining(address);
  if (block !== undefined && (block.isReached || block.isFreed)) {
    if (block.isFreed) return { kind: 'freed', object: block.id };
    const offset = address - block.address;
    if (offset === block.size && block.size > 0)
      return { kind: 'past-end', object: block.id };
    const element = block.elementType;
    const path =
      element === undefined
        ? ''
        : findPath(getBlockType(block, element), offset, target);
    return { kind: 'object', object: block.id, path };
  }
  const before = map.objects.find(
    ({ address: start, type }) =>
      type.kind === 'array' && start + getTypeSize(type) === address,
  );
  if (before !== undefined) return { kind: 'past-end', object: before.id };
  return findTargetOutside(address, target, map);
}

function findTargetOutside(
  address: number,
  target: CType,
  map: MemoryMap,
): PointerTarget {
  if (address < map.stackTop) return { kind: 'expired' };
  const isText =
    map.literals.some((literal) => isWithin(address, literal, literal.size)) ||
    isCharacter(target);
  const text = isText ? map.readText(address) : undefined;
  return text === undefined ? { kind: 'unknown' } : { kind: 'text', text };
}

/** Returns true for `char` and its typedefs. */
export function isCharacter(type: CType): boolean {
  return type.kind === 'base' && type.format === 'character';
}

/**
 * Returns the type of a block: an array of `element`, or `element` if only one
 * fits.
 */
export function getBlockType(block: { size: number }, element: CType): CType {
  const sizedType = fitFlexibleArray(element, block.size);
  if (sizedType !== undefined) return sizedType;
  const size = getTypeSize(element);
  const count = size > 0 ? Math.floor(block.size / size) : 0;
  if (count === 1) return element;
  const length = { kind: 'fixed', count } as const;
  const name = formatArrayName(element.name, length);
  return { kind: 'array', name, element, length };
}
