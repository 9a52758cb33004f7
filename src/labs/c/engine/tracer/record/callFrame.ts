import { formatArrayName, getTypeSize } from '../dwarf/types';
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
  codeAddress = 0;
  /** Values of the WebAssembly locals that hold addresses of variables. */
  readonly locals = new Map<number, number>();
  /** Current lexical blocks, each with the last line reached inside. */
  #activeBlocks = new Map<BlockInfo, number>();

  constructor(
    readonly id: string,
    readonly owner: TracedFunction,
  ) {}

  /**
   * Moves the call to a row; variables of a block just entered have no value.
   */
  moveTo(row: TracedRow, base: number, shadow: Shadow): void {
    this.base = base;
    this.codeAddress = row.address;
    this.line = row.statement?.line ?? row.line;
    const [outermost] = row.blocks;
    const next = new Map<BlockInfo, number>();
    for (const block of row.blocks) {
      const reachedIndex = this.#activeBlocks.get(block);
      next.set(block, Math.max(reachedIndex ?? 0, row.line));
      // The function's own block is entered with its parameters already set.
      if (reachedIndex === undefined && block !== outermost)
        this.#clearBlock(block, shadow);
    }
    this.#activeBlocks = next;
  }

  #clearBlock(block: BlockInfo, shadow: Shadow): void {
    for (const variable of block.variables) {
      const address = this.getAddress(variable);
      if (address !== undefined && variable.location.kind === 'frame')
        shadow.markRange(address, getTypeSize(variable.type), false);
    }
  }

  getAddress({ location }: VariableInfo): number | undefined {
    switch (location.kind) {
      case 'address':
        return location.address;
      case 'frame':
        return this.base === undefined
          ? undefined
          : this.base + location.offset;
      case 'local': {
        const [start, end] = location.range;
        return this.codeAddress >= start && this.codeAddress < end
          ? this.locals.get(location.local)
          : undefined;
      }
    }
  }

  /**
   * Returns the parameters, and the variables that are already declared or have
   * a value.
   */
  getVisibleVariables(shadow: Shadow): VariableInfo[] {
    return [...this.#activeBlocks].flatMap(([block, reachedIndex]) =>
      block.variables.filter((variable) => {
        const address = this.getAddress(variable);
        if (address === undefined || variable.isArtificial) return false;
        return (
          variable.isParameter ||
          reachedIndex > variable.line ||
          shadow.isAnyWritten(address, Math.max(getTypeSize(variable.type), 1))
        );
      }),
    );
  }

  /** Resolves the lengths of variable-length arrays in a type. */
  resolveType(type: CType, memory: DataView): CType {
    if (type.kind !== 'array') return type;
    const element = this.resolveType(type.element, memory);
    const isComputed = type.length.kind === 'variable';
    if (element === type.element && !isComputed) return type;
    const length = this.#resolveLength(type.length, memory);
    return {
      ...type,
      name: formatArrayName(element.name, length),
      element,
      length,
    };
  }

  #resolveLength(length: ArrayLength, memory: DataView): ArrayLength {
    if (length.kind !== 'variable') return length;
    const keeper = this.owner.blocks
      .flatMap(({ variables }) => variables)
      .find(({ entry }) => entry === length.entry);
    const address = keeper === undefined ? undefined : this.getAddress(keeper);
    const count = address === undefined ? 0 : memory.getUint32(address, true);
    return { kind: 'fixed', count };
  }
}
