import type { CType } from '../tracer/dwarf/types';
import type { Place } from '../types';

/** What a pointer can point into. */
export interface Thing {
  readonly kind: 'variable' | 'block' | 'text' | 'frame';
  readonly start: number;
  /** From here on the same pointer may go, which could mean what lies before. */
  readonly lowest?: number;
  /** After its last byte. */
  readonly end: number;
  isAlive: boolean;
  /** Of a variable of a block: whether the program is in that block. */
  readonly isOpen?: () => boolean;
  /** Of a variable: its name and its type. */
  readonly name: string;
  readonly type: CType | undefined;
  /** Of a local variable: its function. */
  readonly owner: string | undefined;
  /** Where a block was asked for. */
  readonly born: Place | undefined;
  /** Where a block was given back. */
  freed: Place | undefined;
  /** The library may have kept its address. */
  escaped: boolean;
}

const nobody: Thing = {
  kind: 'frame',
  start: 0,
  end: 0,
  isAlive: true,
  name: '',
  type: undefined,
  owner: undefined,
  born: undefined,
  freed: undefined,
  escaped: false,
};

/** More would take memory that a phone does not have. */
const mostThings = 200_000;

/** All that pointers pointed into so far, by number; 0 is what nobody knows. */
export class Things {
  readonly #all: Thing[] = [nobody];
  /** The last block that began at each address. */
  readonly #blocks = new Map<number, Thing>();

  /** @returns Its number; 0 when no more fit. */
  add(thing: Partial<Thing> & Pick<Thing, 'kind' | 'start' | 'end'>): number {
    if (this.#all.length >= mostThings) return 0;
    const added = { ...nobody, ...thing };
    if (added.kind === 'block') this.#blocks.set(added.start, added);
    return this.#all.push(added) - 1;
  }

  /** The block that begins there, if it was not given back. */
  blockAt(address: number): Thing | undefined {
    const block = this.#blocks.get(address);
    return block?.isAlive ? block : undefined;
  }

  at(number: number): Thing {
    return this.#all[number] ?? nobody;
  }

  blocks(): readonly Thing[] {
    return this.#all.filter(({ kind }) => kind === 'block');
  }
}
