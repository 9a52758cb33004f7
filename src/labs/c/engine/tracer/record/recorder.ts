import { ProgramEnded } from '../../runner/ended';
import { segmentationFault } from '../../runner/readOnly';
import type { RunEvent, RuntimeFinding, SourceFile } from '../../types';
import { sizeOf } from '../dwarf/types';
import type { CType } from '../dwarf/types';
import type { TracedFunction, TracedProgram } from '../prepare';
import type { SourceSpan, Step, Trace, TraceEnd, Value } from '../types';
import type { HookName } from '../wasm/hooks';
import { changesBetween } from './changes';
import { CallFrame } from './frames';
import { Heap } from './heap';
import { PointerHistory } from './pointers';
import { Shadow } from './shadow';
import { Photographer } from './snapshot';
import { floatText } from './numbers';
import { numberValue } from './values';

/** Default maximum number of recorded steps. */
export const defaultMaxSteps = 2000;
/**
 * Maximum rows executed: a loop without effects makes no steps, so the step
 * limit would not stop it.
 */
const maxRows = 3_000_000;

interface Resizing {
  readonly address: number;
  readonly known: Uint8Array;
}

/** Builds steps from the reports of an instrumented program. */
export class Recorder {
  readonly #steps: Step[] = [];
  readonly #heap = new Heap();
  readonly #shadow: Shadow;
  readonly #pointers = new PointerHistory();
  readonly #photographer: Photographer;
  #frames: CallFrame[] = [];
  #calls = 0;
  #rows = 0;
  #output = '';
  #returns: Step['returns'][number][] = [];
  #findings: RuntimeFinding[] = [];
  #resizing: Resizing | undefined;
  #full = false;
  readonly #program: TracedProgram;
  readonly #maxSteps: number;
  readonly #memory: () => ArrayBuffer;

  constructor(
    program: TracedProgram,
    maxSteps: number,
    memory: () => ArrayBuffer,
  ) {
    this.#program = program;
    this.#maxSteps = maxSteps;
    this.#memory = memory;
    this.#shadow = new Shadow(program.stackTop);
    this.#photographer = new Photographer(
      program,
      this.#heap,
      this.#shadow,
      this.#pointers,
      memory,
    );
  }

  /** Returns the functions that the instrumented program imports. */
  hooks() {
    const leave = (bits?: number | bigint): void => {
      this.#leave(bits);
    };
    return {
      row: (row: number, base: number) => {
        this.#onRow(row, base);
      },
      local: (slot: number, value: number) => {
        this.#frames.at(-1)?.locals.set(slot, value);
      },
      write: (address: number, size: number) => {
        const start = address >>> 0;
        if (size !== 0 && this.#program.isConstant(start))
          throw new ProgramEnded(segmentationFault);
        this.#shadow.set(start, size >>> 0);
        this.#pointers.written(start);
      },
      enter: (number: number, top: number) => {
        this.#enter(number, top);
      },
      leave,
      leaveI32: leave,
      leaveI64: leave,
      leaveF32: leave,
      leaveF64: leave,
      allocated: (address: number, size: number, kind: number) => {
        this.#allocated(address >>> 0, size >>> 0, kind);
      },
      resizing: (address: number) => {
        const old = this.#heap
          .all()
          .find((block) => block.address === address && !block.freed);
        this.#resizing = {
          address,
          known: this.#shadow.slice(address, old?.size ?? 0),
        };
      },
      released: (address: number) => {
        if (this.#resizing === undefined) this.#heap.free(address);
      },
    } satisfies Record<HookName, (...values: never[]) => void>;
  }

  /** Collects the output and the findings of the program. */
  hear(event: RunEvent): void {
    if (event.kind === 'output') this.#output += event.text;
    if (event.kind === 'finding') this.#findings.push(event.finding);
  }

  /** Builds the trace once the program has ended. */
  finish(end: Trace['end'], files: readonly SourceFile[]): Trace {
    const reason: TraceEnd = this.#full
      ? { kind: 'step-limit', steps: this.#steps.length }
      : end;
    const failed = reason.kind === 'crash';
    if (!this.#full || this.#steps.length === 0)
      this.#record(failed ? this.#steps.at(-1)?.span : undefined);
    return { files, steps: this.#steps, output: this.#output, end: reason };
  }

  #enter(number: number, top: number): void {
    const entered = this.#program.functions[number];
    if (entered === undefined) return;
    if (this.#calls === 0) this.#startMemory();
    this.#calls += 1;
    this.#shadow.clearBelow(top);
    this.#frames.push(new CallFrame(`call${this.#calls}`, entered));
  }

  /** Marks the initial memory as written when `main` starts. */
  #startMemory(): void {
    const { stackTop } = this.#program;
    const size = this.#memory().byteLength - stackTop;
    this.#shadow.set(stackTop, size);
  }

  #leave(bits?: number | bigint): void {
    const frame = this.#frames.pop();
    if (frame === undefined) return;
    const { name, result } = frame.owner;
    this.#returns.push({ name, value: resultValue(result, bits) });
  }

  #allocated(address: number, size: number, kind: number): void {
    const old = this.#resizing;
    if (kind === 2) this.#resizing = undefined;
    else if (old !== undefined) return;
    if (address === 0) return;
    if (kind === 2 && old?.address === address)
      this.#heap.resize(address, size);
    else {
      if (kind === 2 && old !== undefined) this.#heap.free(old.address);
      this.#heap.add(address, size, this.#calls === 0);
    }
    this.#shadow.set(address, size, kind === 1);
    if (kind === 2 && old !== undefined)
      this.#shadow.restore(address, old.known.subarray(0, size));
  }

  #onRow(number: number, base: number): void {
    this.#rows += 1;
    if (this.#rows > maxRows) this.#stop();
    const row = this.#program.rows[number];
    if (row === undefined) return;
    const frame = this.#frameOf(row.function, base);
    if (row.statement === undefined || frame === undefined) return;
    const again = frame.stepRow === number;
    const before =
      frame.row === undefined ? undefined : this.#program.rows[frame.row];
    frame.moveTo(row, base, this.#shadow);
    if (row.statement.silent) return;
    frame.row = number;
    if (before?.statement === row.statement && !again) return;
    if (before?.statement?.returns === true && !again) return;
    frame.stepRow = number;
    const { line, column, endLine, endColumn } = row.statement;
    this.#record({ file: row.file, line, column, endLine, endColumn });
  }

  /**
   * Finds the running call and drops those that a `longjmp` left without
   * reporting.
   */
  #frameOf(owner: TracedFunction, base: number): CallFrame | undefined {
    for (;;) {
      const top = this.#frames.at(-1);
      if (top === undefined) return undefined;
      const isIts =
        top.owner === owner && (top.base === undefined || top.base === base);
      if (isIts) return top;
      this.#frames.pop();
    }
  }

  #record(span: SourceSpan | undefined): void {
    if (this.#steps.length >= this.#maxSteps) this.#stop();
    const snapshot = this.#photographer.take(this.#frames);
    this.#steps.push({
      span,
      ...snapshot,
      outputLength: this.#output.length,
      returns: this.#returns,
      changes: changesBetween(this.#steps.at(-1), snapshot),
      findings: this.#findings,
    });
    this.#returns = [];
    this.#findings = [];
  }

  #stop(): never {
    this.#full = true;
    throw new ProgramEnded({ kind: 'stopped' });
  }
}

const scratch = new DataView(new ArrayBuffer(8));

/**
 * Decodes the result of a function; undefined for `void`, structures and
 * pointers.
 */
function resultValue(
  type: CType,
  bits: number | bigint | undefined,
): Value | undefined {
  if (bits === undefined) return undefined;
  if (type.kind === 'base' && type.format === 'float') {
    scratch.setFloat64(0, Number(bits), true);
    if (type.size === 4) scratch.setFloat32(0, Number(bits), true);
    const text = floatText(scratch, 0, Math.min(type.size, 8));
    return { kind: 'number', text };
  }
  if (type.kind === 'base' || type.kind === 'enumeration') {
    scratch.setBigInt64(0, BigInt(bits), true);
    return numberValue(
      type,
      BigInt.asUintN(sizeOf(type) * 8, scratch.getBigUint64(0, true)),
    );
  }
  return undefined;
}
