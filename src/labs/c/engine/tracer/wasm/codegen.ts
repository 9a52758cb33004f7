import { encodeSleb, encodeUleb } from '../../leb';
import { ByteWriter } from '../bytes';
import { getLeaveHook } from './hooks';
import type { HookName } from './hooks';
import { bulkOpcode, opcode } from './instructions';
import { valueType } from './module';
import type { FunctionType } from './module';

/** A function to add to the module. */
export interface NewFunction {
  readonly type: FunctionType;
  readonly locals: readonly number[];
  readonly code: readonly number[];
}

/** Returns the instruction that calls a hook. */
export type CallHook = (name: HookName) => number[];

/** Report inserted before the instruction at an offset of the code section. */
export interface Probe {
  /** Index of the row in the program's line table. */
  readonly row: number;
  /** WebAssembly local with the address of the function's stack frame. */
  readonly frameLocal: number | undefined;
  /**
   * WebAssembly locals that hold the address of variables, each with the slot
   * to report it under.
   */
  readonly locals: readonly { readonly slot: number; readonly local: number }[];
}

const { i32, i64, f32, f64 } = valueType;

/** Size in bytes and type of the value that each store instruction writes. */
const stores: Readonly<Record<number, readonly [number, number]>> = {
  0x36: [4, i32],
  0x37: [8, i64],
  0x38: [4, f32],
  0x39: [8, f64],
  0x3a: [1, i32],
  0x3b: [2, i32],
  0x3c: [1, i64],
  0x3d: [2, i64],
  0x3e: [4, i64],
};

/**
 * Allocation functions: the parameters that multiply to the size, and the kind
 * that the `allocated` hook receives (0 uninitialized, 1 zeroed, 2 resized).
 */
const allocators: Readonly<
  Record<
    string,
    { readonly size: readonly number[]; readonly kind: number } | undefined
  >
> = {
  malloc: { size: [0], kind: 0 },
  aligned_alloc: { size: [1], kind: 0 },
  calloc: { size: [0, 1], kind: 1 },
  realloc: { size: [1], kind: 2 },
};

/** Returns true for library functions that allocate or free memory. */
export function isHeapFunction(name: string): boolean {
  return name === 'free' || allocators[name] !== undefined;
}

/** Pushes a constant on the operand stack. */
export function encodeConstant(value: number): number[] {
  return [opcode.i32Const, ...encodeSleb(value)];
}

function encodeLocalGet(index: number): number[] {
  return [opcode.localGet, ...encodeUleb(index)];
}

/**
 * Builds a function that reports a store, then performs it. Parameters:
 * address, value and offset.
 */
export function createStoreHelper(
  code: number,
  callHook: CallHook,
): NewFunction {
  const [size, value] = stores[code] ?? [0, i32];
  const address = [...encodeLocalGet(0), ...encodeLocalGet(2), opcode.i32Add];
  return {
    type: { parameters: [i32, value, i32], results: [] },
    locals: [],
    code: [
      ...address,
      ...encodeConstant(size),
      ...callHook('write'),
      ...address,
      ...encodeLocalGet(1),
      ...[code, 0, 0],
    ],
  };
}

/**
 * Builds a function that reports a `memory.copy` or `memory.fill`, then
 * performs it.
 */
export function createBulkHelper(
  code: number,
  callHook: CallHook,
): NewFunction {
  return {
    type: { parameters: [i32, i32, i32], results: [] },
    locals: [],
    code: [
      ...encodeLocalGet(0),
      ...encodeLocalGet(2),
      ...callHook('write'),
      ...encodeLocalGet(0),
      ...encodeLocalGet(1),
      ...encodeLocalGet(2),
      ...[opcode.prefix, code, 0],
      ...(code === bulkOpcode.copy ? [0] : []),
    ],
  };
}

/** Reports the locals with addresses of variables, then the row. */
export function encodeProbe(
  { row, frameLocal, locals }: Probe,
  callHook: CallHook,
): number[] {
  return [
    ...locals.flatMap((place) => [
      ...encodeConstant(place.slot),
      ...encodeLocalGet(place.local),
      ...callHook('local'),
    ]),
    ...encodeConstant(row),
    ...(frameLocal === undefined
      ? encodeConstant(0)
      : encodeLocalGet(frameLocal)),
    ...callHook('row'),
  ];
}

/** Calls the original function with the same arguments. */
function encodeInnerCall(
  { parameters }: FunctionType,
  inner: number,
): number[] {
  return [
    ...parameters.flatMap((_, place) => encodeLocalGet(place)),
    opcode.call,
    ...encodeUleb(inner),
  ];
}

/**
 * Stores the result in the local after the parameters, and leaves it twice on
 * the operand stack.
 */
function keepResult({ parameters }: FunctionType): number[] {
  const place = parameters.length;
  return [opcode.localTee, ...encodeUleb(place), ...encodeLocalGet(place)];
}

/** Replaces a function of the learner: reports its call and its result. */
export function createCallWrapper(
  type: FunctionType,
  inner: number,
  {
    announced,
    stackPointer,
  }: { readonly announced: number; readonly stackPointer: number },
  callHook: CallHook,
): NewFunction {
  return {
    type,
    locals: type.results,
    code: [
      ...encodeConstant(announced),
      ...[opcode.globalGet, ...encodeUleb(stackPointer)],
      ...callHook('enter'),
      ...encodeInnerCall(type, inner),
      ...(type.results.length > 0 ? keepResult(type) : []),
      ...callHook(getLeaveHook(type.results[0])),
    ],
  };
}

/**
 * Replaces `malloc` or another heap function: reports the block that it
 * allocates or frees.
 */
export function createHeapWrapper(
  type: FunctionType,
  inner: number,
  name: string,
  callHook: CallHook,
): NewFunction {
  const call = encodeInnerCall(type, inner);
  const allocator = allocators[name];
  if (allocator === undefined)
    return {
      type,
      locals: [],
      code: [...encodeLocalGet(0), ...callHook('released'), ...call],
    };
  return {
    type,
    locals: type.results,
    code: [
      ...(name === 'realloc'
        ? [...encodeLocalGet(0), ...callHook('resizing')]
        : []),
      ...call,
      ...keepResult(type),
      ...allocator.size.flatMap(encodeLocalGet),
      ...(allocator.size.length > 1 ? [opcode.i32Mul] : []),
      ...encodeConstant(allocator.kind),
      ...callHook('allocated'),
    ],
  };
}

/** Encodes a function body for the code section. */
export function encodeFunction({ locals, code }: NewFunction): Uint8Array {
  const out = new ByteWriter().add(encodeUleb(locals.length));
  for (const type of locals) out.add([1, type]);
  return out.add(code).add([opcode.end]).finish();
}
