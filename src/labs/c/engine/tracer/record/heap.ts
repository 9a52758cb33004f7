import type { CType } from '../dwarf/types';

/** A heap block, from its allocation until its memory is reused. */
export interface Block {
  readonly id: string;
  readonly address: number;
  readonly size: number;
  /** True when it was allocated before `main`, for the program's arguments. */
  readonly isEarly: boolean;
  isFreed: boolean;
  /**
   * True once a variable pointed to the block: it is the learner's, not the
   * library's.
   */
  isReached: boolean;
  /** Element type according to the first pointer with a complete type. */
  elementType: CType | undefined;
}

/** Heap blocks of a program. */
export class Heap {
  #blocks: Block[] = [];
  #count = 0;

  getBlocks(): readonly Block[] {
    return this.#blocks;
  }

  /** Adds a block and drops those that it overlaps, freed ones too. */
  addBlock(address: number, size: number, early: boolean): void {
    this.#blocks = this.#blocks.filter(
      (block) =>
        block.address + Math.max(block.size, 1) <= address ||
        block.address >= address + Math.max(size, 1),
    );
    this.#count += 1;
    this.#blocks.push({
      id: `heap${this.#count}`,
      address,
      size,
      isEarly: early,
      isFreed: false,
      isReached: false,
      elementType: undefined,
    });
  }

  markFreed(address: number): void {
    const block = this.#blocks.find(
      (candidate) => candidate.address === address && !candidate.isFreed,
    );
    if (block !== undefined) block.isFreed = true;
  }

  /** Resizes a block in place; its id stays. */
  resizeBlock(address: number, size: number): void {
    this.#blocks = this.#blocks.map((block) =>
      block.address === address ? { ...block, size, isFreed: false } : block,
    );
  }

  /** Returns the block that contains an address, its end included. */
  findContaining(address: number): Block | undefined {
    return (
      this.#blocks.find(
        (block) =>
          address >= block.address && address < block.address + block.size,
      ) ?? this.#blocks.find((block) => address === block.address + block.size)
    );
  }
}
