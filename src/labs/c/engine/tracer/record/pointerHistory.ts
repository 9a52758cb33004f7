import { getTypeSize } from '../dwarf/types';
import type { PointerTarget } from '../types';
import type { MemoryObject } from './objects';

interface KnownTarget {
  readonly address: number;
  readonly target: PointerTarget;
}

/**
 * Last known target of each pointer. An address alone does not tell a dangling
 * pointer from a valid one when its memory is reused, so a pointer keeps its
 * target until it is assigned again.
 */
export class PointerHistory {
  readonly #knownTargets = new Map<number, KnownTarget>();

  /**
   * Forgets the target of the pointer at `cell` when it is written. An object
   * is kept, to recognize a pointer that moves past its end.
   */
  forgetTarget(cell: number): void {
    const before = this.#knownTargets.get(cell);
    if (before !== undefined && before.target.kind !== 'object')
      this.#knownTargets.delete(cell);
  }

  /**
   * Returns true when the target of the pointer is gone, even if its memory was
   * reused.
   */
  isDangling(cell: number, address: number): boolean {
    const before = this.#knownTargets.get(cell);
    return (
      before?.address === address &&
      (before.target.kind === 'freed' || before.target.kind === 'expired')
    );
  }

  /**
   * Returns the target of the pointer at `cell`, given the present target of
   * its address.
   */
  resolveTarget(
    cell: number,
    address: number,
    currentTarget: PointerTarget,
    objects: readonly MemoryObject[],
  ): PointerTarget {
    const before = this.#knownTargets.get(cell);
    const target = this.#chooseTarget(before, address, currentTarget, objects);
    this.#knownTargets.set(cell, { address, target });
    return target;
  }

  #chooseTarget(
    before: KnownTarget | undefined,
    address: number,
    currentTarget: PointerTarget,
    objects: readonly MemoryObject[],
  ): PointerTarget {
    if (before === undefined) return currentTarget;
    const { target } = before;
    if (target.kind === 'object') {
      const object = objects.find(({ id }) => id === target.object);
      const isPastEnd =
        object?.type.kind === 'array' &&
        object.address + getTypeSize(object.type) === address;
      return isPastEnd
        ? { kind: 'past-end', object: target.object }
        : currentTarget;
    }
    const lasts =
      target.kind === 'expired' ||
      target.kind === 'freed' ||
      target.kind === 'past-end';
    return lasts && before.address === address ? target : currentTarget;
  }
}
