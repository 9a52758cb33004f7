import type { ProgramInfo } from '../../tracer/dwarf/program';
import { valueType } from '../../tracer/wasm/module';
import type { WasmModule } from '../../tracer/wasm/module';
import { decodeFunctions, WORDS_PER_INSTRUCTION } from '../decode';
import type { ConstantPool, DecodedFunction } from '../decode';
import { getExportName } from '../detach';
import { createFrameLayout } from '../layout';
import { callLibrary } from '../library';
import * as op from '../opcodes';
import type { Budget } from '../types';
import type { LearnerFunction } from './callStack';
import { Execution, reserveOperands } from './execution';
import type { ExecutionContext } from './execution';
import type { Handler } from './handler';
import { handlers } from './instructions';
import { MemoryChecker } from './memoryChecker';
import { RunBudget } from './runBudget';

/**
 * Maximum size of the program's memory, in bytes: its shadow memory takes three
 * times as much, and a phone has no more to spare.
 */
const MAX_MEMORY_BYTES = 32 * 1024 * 1024;

type NativeFunction = (
  ...values: (number | bigint)[]
) => number | bigint | undefined;

/** Bytes of a frame that may hold no variable: alignment and temporaries. */
const FRAME_PADDING = 64;

/**
 * Returns true when a function reserves its frame. One that calls no other
 * leaves the stack pointer where it is.
 */
function movesStackPointer({ code }: DecodedFunction): boolean {
  for (let at = 0; at < code.length; at += WORDS_PER_INSTRUCTION)
    if (code[at] === op.GLOBAL_SET) return true;
  return false;
}

/** Decodes the learner's functions that the machine supports. */
function decodeLearnerFunctions(
  module: WasmModule,
  info: ProgramInfo,
  pool: ConstantPool,
): Map<number, LearnerFunction> {
  const indexByStart = new Map(
    [...module.codeOffsets].map(([index, start]) => [start, index]),
  );
  const located = info.functions.flatMap((functionInfo) => {
    const index = indexByStart.get(functionInfo.range[0]);
    return index === undefined ? [] : [{ index, functionInfo }];
  });
  const decoded = decodeFunctions(
    module,
    located.map(({ index }) => index),
    pool,
  );
  const functions = new Map<number, LearnerFunction>();
  for (const { index, functionInfo } of located) {
    const body = decoded.get(index);
    if (body === undefined) continue;
    const layout = createFrameLayout(functionInfo);
    functions.set(index, {
      index,
      decoded: body,
      name: functionInfo.name,
      layout,
      frameLocal: functionInfo.frameLocal ?? -1,
      unreservedBytes: movesStackPointer(body) ? 0 : layout.end + FRAME_PADDING,
    });
  }
  return functions;
}

/** Interprets instructions until the function returns. */
function runExecution(execution: Execution): void {
  while (!execution.hasReturned) {
    const { code, nextIndex } = execution;
    const opcode = code[nextIndex] as number;
    execution.nextIndex = nextIndex + WORDS_PER_INSTRUCTION;
    (handlers[opcode] as Handler)(
      execution,
      code[nextIndex + 1] as number,
      opcode,
    );
  }
}

/**
 * Interpreter of the learner's functions. Tracks, for each value, its
 * uninitialized bits and the memory object that it points into. The library
 * runs natively; `callLibrary` knows, by the name of a function, what it does
 * with the program's memory.
 */
export class Machine implements ExecutionContext {
  readonly module: WasmModule;
  readonly pool: ConstantPool = { wide: [], floating: [], tables: [] };
  readonly checker: MemoryChecker;
  readonly budget: RunBudget;
  readonly functions: ReadonlyMap<number, LearnerFunction>;
  readonly #nativeFunctions = new Map<number, NativeFunction>();
  #exports: WebAssembly.Exports = {};
  #memory: WebAssembly.Memory | undefined;
  #stackPointerGlobal: WebAssembly.Global | undefined;

  constructor(module: WasmModule, info: ProgramInfo, budget: Budget) {
    this.module = module;
    this.checker = new MemoryChecker(module, info);
    this.budget = new RunBudget(budget);
    this.functions = decodeLearnerFunctions(module, info, this.pool);
  }

  /** Indices of the learner's functions, which the machine interprets. */
  get interpretedFunctions(): readonly number[] {
    return [...this.functions.keys()];
  }

  /**
   * Returns the indices of the library functions that the learner's may call,
   * directly or through the table.
   */
  listLibraryFunctions(): number[] {
    const calledIndexes = new Set<number>(this.module.table.values());
    for (const { decoded } of this.functions.values())
      for (let at = 0; at < decoded.code.length; at += WORDS_PER_INSTRUCTION)
        if (decoded.code[at] === op.CALL)
          calledIndexes.add(decoded.code[at + 1] ?? 0);
    return [...calledIndexes].filter((index) => !this.functions.has(index));
  }

  /** Creates the functions that a detached program imports, by name. */
  createImports(): WebAssembly.ModuleImports {
    return Object.fromEntries(
      [...this.functions.values()].map((called, place) => [
        String(place),
        (...values: (number | bigint)[]) =>
          this.#runFromLibrary(called, values),
      ]),
    );
  }

  attach({ exports }: WebAssembly.Instance): void {
    this.#exports = exports;
    this.#memory = exports['memory'] as WebAssembly.Memory;
    this.#stackPointerGlobal = exports['__stack_pointer'] as WebAssembly.Global;
    this.budget.start();
    this.#refreshMemory();
  }

  /** Updates the view and the shadow memory, because memory may have grown. */
  #refreshMemory(): void {
    const buffer = this.#memory?.buffer;
    if (buffer === undefined || this.checker.view.buffer === buffer) return;
    if (buffer.byteLength > MAX_MEMORY_BYTES) this.budget.stopRun();
    this.checker.setMemory(buffer);
  }

  /** Runs one of the learner's functions, which the library calls. */
  #runFromLibrary(
    called: LearnerFunction,
    values: readonly (number | bigint)[],
  ): number | bigint | undefined {
    this.#refreshMemory();
    const { callStack } = this.checker;
    const { operands, stackPointer, position } = callStack;
    const { parameters, results } = called.decoded.type;
    const start = operands.height;
    callStack.stackPointer = Number(this.#stackPointerGlobal?.value ?? 0);
    reserveOperands(this, called);
    parameters.forEach((type, place) => {
      this.#writeKnownValue(start + place, type, values[place] ?? 0);
    });
    operands.height = start + parameters.length;
    runExecution(new Execution(this, called));
    operands.height = start;
    callStack.position = position;
    callStack.stackPointer = stackPointer;
    const [result] = results;
    return result === undefined ? undefined : this.#readValue(start, result);
  }

  #readValue(slot: number, type: number): number | bigint {
    const { int32, int64, float64 } = this.checker.callStack.operands;
    if (type === valueType.i32) return int32[slot * 2] ?? 0;
    return (type === valueType.i64 ? int64[slot] : float64[slot]) ?? 0;
  }

  /** Writes a value that comes from code that the machine does not interpret. */
  #writeKnownValue(slot: number, type: number, value: number | bigint): void {
    const { operands } = this.checker.callStack;
    if (typeof value === 'bigint') operands.int64[slot] = value;
    else if (type === valueType.i32) operands.int32[slot * 2] = value;
    else operands.float64[slot] = value;
    operands.markSlot(slot, false);
  }

  #getNativeFunction(index: number): NativeFunction {
    const knownFunction = this.#nativeFunctions.get(index);
    if (knownFunction !== undefined) return knownFunction;
    const nativeFunction = this.#exports[
      getExportName(index)
    ] as NativeFunction;
    this.#nativeFunctions.set(index, nativeFunction);
    return nativeFunction;
  }

  callNative(index: number): void {
    const { functionTypes, types, names } = this.module;
    const { parameters = [], results = [] } =
      types[functionTypes[index] ?? 0] ?? {};
    const { callStack } = this.checker;
    const { operands } = callStack;
    const start = operands.height - parameters.length;
    const values = parameters.map((type, place) =>
      this.#readValue(start + place, type),
    );
    const call = callStack.calls.at(-1);
    const origins = parameters.map((_, place) =>
      callStack.resolveOrigin(
        call,
        operands.origins[start + place] ?? 0,
        Number(values[place]),
      ),
    );
    const unsets = parameters.map(
      (_, place) =>
        (operands.unsetInt32[(start + place) * 2] ?? 0) |
        (operands.unsetInt32[(start + place) * 2 + 1] ?? 0),
    );
    const answer = callLibrary(
      this.checker,
      { name: names.get(index) ?? '', values, origins, unsets, parameters },
      (callValues) => {
        if (this.#stackPointerGlobal)
          this.#stackPointerGlobal.value = callStack.stackPointer;
        const result = this.#getNativeFunction(index)(...callValues);
        this.#refreshMemory();
        return result;
      },
    );
    operands.height = start;
    const [result] = results;
    if (result === undefined) return;
    this.#writeKnownValue(start, result, answer.value ?? 0);
    operands.origins[start] = answer.origin;
    operands.height = start + 1;
  }
}
