import { getTypeSize, fitFlexibleArray } from '../tracer/dwarf/types';
import type { CType } from '../tracer/dwarf/types';
import type { CodeRange } from '../tracer/dwarf/entries';
import type { FunctionInfo, ProgramInfo } from '../tracer/dwarf/program';
import type { DataSegment } from '../tracer/wasm/module';
import type { MemoryObject } from './memoryObjects';

/** Memory range of a variable or of a string literal. */
export interface Region {
  readonly start: number;
  /**
   * Lowest address that a pointer into the region may mean: the start of an
   * array that ends where the region starts.
   */
  readonly lowest?: number;
  readonly end: number;
  readonly kind: MemoryObject['kind'];
  readonly name: string;
  readonly type: CType | undefined;
  /**
   * Code ranges of the inner block that declares a variable: outside of them
   * the variable does not exist.
   */
  readonly block?: readonly CodeRange[];
}

/**
 * Finds the region that an address computed from a constant points into. The
 * end of an array may be the start of the next region: then both are allowed,
 * so that a loop that walks the array from its end is not reported.
 */
export class Layout {
  readonly #regions: readonly Region[];
  readonly #known = new Map<number, Region | undefined>();

  constructor(regions: readonly Region[]) {
    this.#regions = regions;
  }

  get end(): number {
    return Math.max(0, ...this.#regions.map(({ end }) => end));
  }

  get regions(): readonly Region[] {
    return this.#regions;
  }

  findRegion(address: number): Region | undefined {
    if (this.#known.has(address)) return this.#known.get(address);
    const region = this.#find(address);
    this.#known.set(address, region);
    return region;
  }

  #find(address: number): Region | undefined {
    const enclosingRegion = this.#regions.find(
      ({ start, end }) => address >= start && address < end,
    );
    const before = this.#regions.find(
      ({ end, type }) => end === address && type?.kind === 'array',
    );
    if (enclosingRegion?.start !== address || before === undefined)
      return enclosingRegion;
    return { ...enclosingRegion, lowest: before.start };
  }
}

/** Builds the layout of a function's variables, as offsets from its frame. */
export function createFrameLayout({ blocks }: FunctionInfo): Layout {
  return new Layout(
    blocks.flatMap(({ variables, ranges }, depth) =>
      variables.flatMap(({ location, type, name }): Region[] => {
        const size = getTypeSize(type);
        if (location.kind !== 'frame' || size === 0) return [];
        const start = location.offset;
        const region = { start, end: start + size, name, type };
        return [
          {
            ...region,
            kind: 'variable',
            // Depth 0 is the function itself, whose variables last until it
            // returns.
            ...(depth > 0 && { block: ranges }),
          },
        ];
      }),
    ),
  );
}

/**
 * Builds the layout of the objects that last as long as the program: global and
 * static variables, and string literals.
 */
export function createStaticLayout(
  { globals, literals }: ProgramInfo,
  data: readonly DataSegment[],
): Layout {
  const regions = [
    ...globals.flatMap(({ location, type, name }): Region[] => {
      if (location.kind !== 'address') return [];
      const start = location.address;
      const end = start + getTypeSize(type);
      return [{ start, end, kind: 'variable', name, type }];
    }),
    ...literals.map(({ address, size }): Region => ({
      start: address,
      end: address + size,
      kind: 'text',
      name: '',
      type: undefined,
    })),
  ];
  return new Layout(
    regions.map((region) => {
      const { type, end } = region;
      if (type === undefined || fitFlexibleArray(type, 0) === undefined)
        return region;
      // The type's size does not count the elements that an initializer gives a
      // flexible array member.
      const holder = data.find(
        ({ start, bytes }) => end >= start && end < start + bytes.length,
      );
      if (holder === undefined) return region;
      const next = regions
        .map(({ start }) => start)
        .filter((start) => start >= end);
      const limit = Math.min(holder.start + holder.bytes.length, ...next);
      return { ...region, end: limit };
    }),
  );
}

/**
 * Returns the offset where the character array at an offset of an object ends:
 * the end of its field or of its row, where there is one.
 */
export function findTextEnd(
  type: CType | undefined,
  offset: number,
): number | undefined {
  if (type?.kind === 'array') {
    const size = getTypeSize(type.element);
    // An offset past the last element is in no element.
    if (offset >= getTypeSize(type)) return undefined;
    if (size <= 1) return offset === 0 ? getTypeSize(type) : undefined;
    const start = Math.floor(offset / size) * size;
    const end = findTextEnd(type.element, offset - start);
    return end === undefined ? undefined : start + end;
  }
  if (type?.kind !== 'record' || type.union) return undefined;
  const member = type
    .members()
    .findLast(
      (candidate) =>
        candidate.bits === undefined &&
        candidate.offset <= offset &&
        offset < candidate.offset + getTypeSize(candidate.type),
    );
  if (member === undefined) return undefined;
  const end = findTextEnd(member.type, offset - member.offset);
  return end === undefined ? undefined : member.offset + end;
}
