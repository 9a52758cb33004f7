import type { CType } from '../dwarf/types';

/** A block of the heap, from its birth until its place is used again. */
export interface Block {
  readonly id: string;
  readonly address: number;
  readonly size: number;
  /** Before `main`, for the program's arguments. */
  readonly early: boolean;
  freed: boolean;
  /** A variable pointed to it at some step: it is the learner's, not the library's. */
  reached: boolean;
  /** What the first pointer with a complete type said that it holds. */
  element: CType | undefined;
}

/** The blocks that `malloc` and its kin gave. */
export class Heap {
  #blocks: Block[] = [];
  #count = 0;

  all(): readonly Block[] {
    return this.#blocks;
  }

  /** What was at the place before is gone, freed blocks too. */
  add(address: number, size: number, early: boolean): void {
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
      early,
      freed: false,
      reached: false,
      element: undefined,
    });
  }

  free(address: number): void {
    const block = this.#blocks.find(
      (candidate) => candidate.address === address && !candidate.freed,
    );
    if (block !== undefined) block.freed = true;
  }

  /** A block that was resized in place keeps its name. */
  resize(address: number, size: number): void {
    this.#blocks = this.#blocks.map((block) =>
      block.address === address ? { ...block, size, freed: false } : block,
    );
  }

  /** The block that holds an address, its end included. */
  containing(address: number): Block | undefined {
    return (
      this.#blocks.find(
        (block) =>
          address >= block.address && address < block.address + block.size,
      ) ?? this.#blocks.find((block) => address === block.address + block.size)
    );
  }
}
