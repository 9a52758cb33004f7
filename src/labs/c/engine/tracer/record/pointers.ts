import { sizeOf } from '../dwarf/types';
import type { PointerTarget } from '../types';
import type { MemoryObject } from './objects';

interface Known {
  readonly address: number;
  readonly target: PointerTarget;
}

/**
 * Last known target of each pointer. An address does not tell whether its
 * present object is the one that the pointer was made for: a dangling pointer
 * still dangles when its memory is reused, until it is assigned again.
 */
export class PointerHistory {
  readonly #known = new Map<number, Known>();

  /**
   * Forgets the target of the pointer at `cell` when it is written. An object
   * is kept, to recognize a pointer that moves past its end.
   */
  written(cell: number): void {
    const before = this.#known.get(cell);
    if (before !== undefined && before.target.kind !== 'object')
      this.#known.delete(cell);
  }

  /**
   * Returns true when the target of the pointer is gone, even if its memory was
   * reused.
   */
  dangles(cell: number, address: number): boolean {
    const before = this.#known.get(cell);
    return (
      before?.address === address &&
      (before.target.kind === 'freed' || before.target.kind === 'expired')
    );
  }

  /**
   * Returns the target of the pointer at `cell`, given the present target of
   * its address.
   */
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
