import { sizeOf } from '../dwarf/types';
import type { PointerTarget } from '../types';
import type { MemoryObject } from './objects';

interface Known {
  readonly address: number;
  readonly target: PointerTarget;
}

/**
 * What each pointer was last seen to point at. An address does not tell whether
 * what is there now is what the pointer was made for: one that dangles goes on
 * dangling when its place is used again, until it is given another value.
 */
export class PointerHistory {
  readonly #known = new Map<number, Known>();

  /** The pointer kept there has a new value. */
  written(cell: number): void {
    const before = this.#known.get(cell);
    if (before !== undefined && before.target.kind !== 'object')
      this.#known.delete(cell);
  }

  /** Whether what that pointer was made for is gone, whatever is there now. */
  dangles(cell: number, address: number): boolean {
    const before = this.#known.get(cell);
    return (
      before?.address === address &&
      (before.target.kind === 'freed' || before.target.kind === 'expired')
    );
  }

  /** What the pointer at `cell` points at, given what is at the address now. */
  resolve(
    cell: number,
    address: number,
    now: PointerTarget,
    objects: readonly MemoryObject[],
  ): PointerTarget {
    const before = this.#known.get(cell);
    const target = this.#judge(before, address, now, objects);
    this.#known.set(cell, { address, target });
    return target;
  }

  #judge(
    before: Known | undefined,
    address: number,
    now: PointerTarget,
    objects: readonly MemoryObject[],
  ): PointerTarget {
    if (before === undefined) return now;
    const { target } = before;
    if (target.kind === 'object') {
      const object = objects.find(({ id }) => id === target.object);
      const isPastEnd =
        object?.type.kind === 'array' &&
        object.address + sizeOf(object.type) === address;
      return isPastEnd ? { kind: 'past-end', object: target.object } : now;
    }
    const lasts =
      target.kind === 'expired' ||
      target.kind === 'freed' ||
      target.kind === 'past-end';
    return lasts && before.address === address ? target : now;
  }
}
