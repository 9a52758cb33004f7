import { sizeOf, fitFlexibleArray } from '../tracer/dwarf/types';
import type { CType } from '../tracer/dwarf/types';
import type { CodeRange } from '../tracer/dwarf/entries';
import type { FunctionInfo, ProgramInfo } from '../tracer/dwarf/program';
import type { DataSegment } from '../tracer/wasm/module';
import type { Thing } from './things';

/** Where a variable or a text lies, and what may be written of it. */
export interface Region {
  readonly start: number;
  /** From here on it may be meant: the array before it ends where it starts. */
  readonly lowest?: number;
  readonly end: number;
  readonly kind: Thing['kind'];
  readonly name: string;
  readonly type: CType | undefined;
  /** Of a variable of a block inside its function: the code of the block, outside of which it is no more. */
  readonly block?: readonly CodeRange[];
}

/**
 * Finds the region that an address computed from a constant means. The end of
 * an array may be the start of what follows it: then both are meant, so that
 * going through the array from its end is not taken for a fault.
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

  at(address: number): Region | undefined {
    if (this.#known.has(address)) return this.#known.get(address);
    const found = this.#find(address);
    this.#known.set(address, found);
    return found;
  }

  #find(address: number): Region | undefined {
    const inside = this.#regions.find(
      ({ start, end }) => address >= start && address < end,
    );
    const before = this.#regions.find(
      ({ end, type }) => end === address && type?.kind === 'array',
    );
    if (inside?.start !== address || before === undefined) return inside;
    return { ...inside, lowest: before.start };
  }
}

/** The variables of a function, by their distance to its frame. */
export function frameLayout({ blocks }: FunctionInfo): Layout {
  return new Layout(
    blocks.flatMap(({ variables, ranges }, depth) =>
      variables.flatMap(({ location, type, name }): Region[] => {
        const size = sizeOf(type);
        if (location.kind !== 'frame' || size === 0) return [];
        const start = location.offset;
        const region = { start, end: start + size, name, type };
        return [
          {
            ...region,
            kind: 'variable',
            // The first one is the function itself.
            ...(depth > 0 && { block: ranges }),
          },
        ];
      }),
    ),
  );
}

/** What lives as long as the program: global and static variables, and texts. */
export function staticLayout(
  { globals, literals }: ProgramInfo,
  data: readonly DataSegment[],
): Layout {
  const regions = [
    ...globals.flatMap(({ location, type, name }): Region[] => {
      if (location.kind !== 'address') return [];
      const start = location.address;
      const end = start + sizeOf(type);
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
      // Its size does not count the elements that its initializer gave it.
      const holder = data.find(
        ({ start, bytes }) => end >= start && end < start + bytes.length,
      );
      if (holder === undefined) return region;
      const next = regions.map(({ start }) => start).filter((at) => at >= end);
      const limit = Math.min(holder.start + holder.bytes.length, ...next);
      return { ...region, end: limit };
    }),
  );
}

/**
 * How far an array of characters that starts at an offset of a thing goes: a
 * field's own, when there is one.
 */
export function endOfText(
  type: CType | undefined,
  offset: number,
): number | undefined {
  if (type?.kind === 'array') {
    const size = sizeOf(type.element);
    // Past its last element there is no text of its own.
    if (offset >= sizeOf(type)) return undefined;
    if (size <= 1) return offset === 0 ? sizeOf(type) : undefined;
    const from = Math.floor(offset / size) * size;
    const end = endOfText(type.element, offset - from);
    return end === undefined ? undefined : from + end;
  }
  if (type?.kind !== 'record' || type.union) return undefined;
  const member = type
    .members()
    .findLast(
      (candidate) =>
        candidate.bits === undefined &&
        candidate.offset <= offset &&
        offset < candidate.offset + sizeOf(candidate.type),
    );
  if (member === undefined) return undefined;
  const end = endOfText(member.type, offset - member.offset);
  return end === undefined ? undefined : member.offset + end;
}
