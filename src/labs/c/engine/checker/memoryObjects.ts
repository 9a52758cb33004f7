import type { CType } from '../tracer/dwarf/types';
import type { Place } from '../types';

/** Memory object: a range of memory that a pointer can point into. */
export interface MemoryObject {
  readonly kind: 'variable' | 'block' | 'text' | 'frame';
  readonly start: number;
  /**
   * Lowest address that a pointer into it may reach: the start of an array that
   * ends where it starts.
   */
  readonly lowest?: number;
  /** Address after its last byte. */
  readonly end: number;
  isAlive: boolean;
  /**
   * Returns true while the program is in the inner block that declares a
   * variable.
   */
  readonly isOpen?: () => boolean;
  /** Name of a variable; empty for anything else. */
  readonly name: string;
  readonly type: CType | undefined;
  /** Name of the function that a local variable or a frame belongs to. */
  readonly owner: string | undefined;
  /** Place where a block was allocated. */
  readonly allocatedAt: Place | undefined;
  /** Place where a block was freed. */
  freedAt: Place | undefined;
  /** True when the library may have kept its address. */
  escaped: boolean;
}

/** File that the program opened and did not close. */
export interface OpenFile {
  readonly name: string;
  readonly openedAt: Place;
}

/** File that the program closed. */
export interface ClosedFile {
  readonly name: string;
  readonly closedAt: Place;
}

const unknownObject: MemoryObject = {
  kind: 'frame',
  start: 0,
  end: 0,
  isAlive: true,
  name: '',
  type: undefined,
  owner: undefined,
  allocatedAt: undefined,
  freedAt: undefined,
  escaped: false,
};

/** Maximum number of memory objects: more would not fit in a phone's memory. */
const MAX_MEMORY_OBJECTS = 200_000;

/** Registry of memory objects, by number; 0 stands for an unknown one. */
export class MemoryObjects {
  readonly #all: MemoryObject[] = [unknownObject];
  /** Last block that began at each address. */
  readonly #blocks = new Map<number, MemoryObject>();

  /** @returns Number of the new object; 0 when the registry is full. */
  add(
    fields: Partial<MemoryObject> &
      Pick<MemoryObject, 'kind' | 'start' | 'end'>,
  ): number {
    if (this.#all.length >= MAX_MEMORY_OBJECTS) return 0;
    const memoryObject = { ...unknownObject, ...fields };
    if (memoryObject.kind === 'block')
      this.#blocks.set(memoryObject.start, memoryObject);
    return this.#all.push(memoryObject) - 1;
  }

  /** Returns the block that begins at an address, if it was not freed. */
  findLiveBlock(address: number): MemoryObject | undefined {
    const block = this.#blocks.get(address);
    return block?.isAlive ? block : undefined;
  }

  get(number: number): MemoryObject {
    return this.#all[number] ?? unknownObject;
  }

  listBlocks(): readonly MemoryObject[] {
    return this.#all.filter(({ kind }) => kind === 'block');
  }
}
