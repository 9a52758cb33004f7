import { arrayName, sizeOf } from '../dwarf/types';
import type { ArrayLength, CType } from '../dwarf/types';
import type { BlockInfo, VariableInfo } from '../dwarf/program';
import type { TracedFunction, TracedRow } from '../prepare';
import type { Shadow } from './shadow';

/** An active call and its position in the code. */
export class CallFrame {
  /** Frame address of its variables; undefined before its first row. */
  base: number | undefined;
  row: number | undefined;
  /** Row that began its last step. */
  stepRow: number | undefined;
  line = 0;
  code = 0;
  /** Values of the WebAssembly locals that hold addresses of variables. */
  readonly locals = new Map<number, number>();
  /** Current lexical blocks, each with the last line reached inside. */
  #active = new Map<BlockInfo, number>();

  constructor(
    readonly id: string,
    readonly owner: TracedFunction,
  ) {}

  /**
   * Moves the call to a row; variables of a block just entered have no value.
   */
  moveTo(row: TracedRow, base: number, shadow: Shadow): void {
    this.base = base;
    this.code = row.address;
    this.line = row.statement?.line ?? row.line;
    const [whole] = row.blocks;
    const next = new Map<BlockInfo, number>();
    for (const block of row.blocks) {
      const reached = this.#active.get(block);
      next.set(block, Math.max(reached ?? 0, row.line));
      // The function's own block is entered with its parameters already set.
      if (reached === undefined && block !== whole) this.#forget(block, shadow);
    }
    this.#active = next;
  }

  #forget(block: BlockInfo, shadow: Shadow): void {
    for (const variable of block.variables) {
      const address = this.addressOf(variable);
      if (address !== undefined && variable.location.kind === 'frame')
        shadow.set(address, sizeOf(variable.type), false);
    }
  }

  addressOf({ location }: VariableInfo): number | undefined {
    switch (location.kind) {
      case 'address':
        return location.address;
      case 'frame':
        return this.base === undefined
          ? undefined
          : this.base + location.offset;
      case 'local': {
        const [start, end] = location.range;
        return this.code >= start && this.code < end
          ? this.locals.get(location.local)
          : undefined;
      }
    }
  }

  /**
   * Returns the parameters, and the variables that are already declared or have
   * a value.
   */
  visible(shadow: Shadow): VariableInfo[] {
    return [...this.#active].flatMap(([block, reached]) =>
      block.variables.filter((variable) => {
        const address = this.addressOf(variable);
        if (address === undefined || variable.artificial) return false;
        return (
          variable.parameter ||
          reached > variable.line ||
          shadow.any(address, Math.max(sizeOf(variable.type), 1))
        );
      }),
    );
  }

  /** Resolves the lengths of variable-length arrays in a type. */
  concrete(type: CType, memory: DataView): CType {
    if (type.kind !== 'array') return type;
    const element = this.concrete(type.element, memory);
    const isComputed = type.length.kind === 'variable';
    if (element === type.element && !isComputed) return type;
    const length = this.#lengthOf(type.length, memory);
    return { ...type, name: arrayName(element.name, length), element, length };
  }

  #lengthOf(length: ArrayLength, memory: DataView): ArrayLength {
    if (length.kind !== 'variable') return length;
    const keeper = this.owner.blocks
      .flatMap(({ variables }) => variables)
      .find(({ entry }) => entry === length.entry);
    const address = keeper === undefined ? undefined : this.addressOf(keeper);
    const count = address === undefined ? 0 : memory.getUint32(address, true);
    return { kind: 'fixed', count };
  }
}
