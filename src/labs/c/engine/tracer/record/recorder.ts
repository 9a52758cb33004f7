import { ProgramEnded } from '../../runner/errors';
import { segmentationFault } from '../../runner/readOnlyGuard';
import type { RunEvent, RuntimeFinding, SourceFile } from '../../types';
import { getTypeSize } from '../dwarf/types';
import type { CType } from '../dwarf/types';
import type { TracedFunction, TracedProgram } from '../prepare';
import type { SourceSpan, Step, Trace, TraceEnd, Value } from '../types';
import type { HookName } from '../wasm/hooks';
import { findChanges } from './changes';
import { CallFrame } from './callFrame';
import { Heap } from './heap';
import { PointerHistory } from './pointerHistory';
import { Shadow } from './shadow';
import { SnapshotRecorder } from './snapshot';
import { formatFloat } from './numbers';
import { decodeNumber } from './values';

/** Default maximum number of recorded steps. */
export const DEFAULT_MAX_STEPS = 2000;
/**
 * Maximum rows executed: a loop without effects makes no steps, so the step
 * limit would not stop it.
 */
const MAX_ROWS = 3_000_000;

interface PendingResize {
  readonly address: number;
  readonly shadowState: Uint8Array;
}

/** Builds steps from the reports of an instrumented program. */
export class Recorder {
  readonly #steps: Step[] = [];
  readonly #heap = new Heap();
  readonly #shadow: Shadow;
  readonly #pointers = new PointerHistory();
  readonly #snapshotRecorder: SnapshotRecorder;
  #frames: CallFrame[] = [];
  #callCount = 0;
  #rowCount = 0;
  #output = '';
  #returns: Step['returns'][number][] = [];
  #findings: RuntimeFinding[] = [];
  #pendingResize: PendingResize | undefined;
  #isFull = false;
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
    this.#snapshotRecorder = new SnapshotRecorder(
      program,
      this.#heap,
      this.#shadow,
      this.#pointers,
      memory,
    );
  }

  /** Returns the functions that the instrumented program imports. */
  createHooks() {
    const leave = (bits?: number | bigint): void => {
      this.#onLeave(bits);
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
        this.#shadow.markRange(start, size >>> 0);
        this.#pointers.forgetTarget(start);
      },
      enter: (number: number, top: number) => {
        this.#onEnter(number, top);
      },
      leave,
      leaveI32: leave,
      leaveI64: leave,
      leaveF32: leave,
      leaveF64: leave,
      allocated: (address: number, size: number, kind: number) => {
        this.#onAllocated(address >>> 0, size >>> 0, kind);
      },
      resizing: (address: number) => {
        const oldBlock = this.#heap
          .getBlocks()
          .find((block) => block.address === address && !block.isFreed);
        this.#pendingResize = {
          address,
          shadowState: this.#shadow.copyState(address, oldBlock?.size ?? 0),
        };
      },
      released: (address: number) => {
        if (this.#pendingResize === undefined) this.#heap.markFreed(address);
      },
    } satisfies Record<HookName, (...values: never[]) => void>;
  }

  /** Collects the output and the findings of the program. */
  recordEvent(event: RunEvent): void {
    if (event.kind === 'output') this.#output += event.text;
    if (event.kind === 'finding') this.#findings.push(event.finding);
  }

  /** Builds the trace once the program has ended. */
  buildTrace(end: Trace['end'], files: readonly SourceFile[]): Trace {
    const reason: TraceEnd = this.#isFull
      ? { kind: 'step-limit', steps: this.#steps.length }
      : end;
    const failed = reason.kind === 'crash';
    if (!this.#isFull || this.#steps.length === 0)
      this.#recordStep(failed ? this.#steps.at(-1)?.span : undefined);
    return {
      files,
      shapes: this.#snapshotRecorder.shapes.buildShapes(),
      steps: this.#steps,
      output: this.#output,
      end: reason,
    };
  }

  #onEnter(number: number, top: number): void {
    const enteredFunction = this.#program.functions[number];
    if (enteredFunction === undefined) return;
    if (this.#callCount === 0) this.#markInitialMemory();
    this.#callCount += 1;
    this.#shadow.clearBelow(top);
    this.#frames.push(new CallFrame(`call${this.#callCount}`, enteredFunction));
  }

  /** Marks the initial memory as written when `main` starts. */
  #markInitialMemory(): void {
    const { stackTop } = this.#program;
    const size = this.#memory().byteLength - stackTop;
    this.#shadow.markRange(stackTop, size);
  }

  #onLeave(bits?: number | bigint): void {
    const frame = this.#frames.pop();
    if (frame === undefined) return;
    const { name, result } = frame.owner;
    this.#returns.push({ name, value: decodeResult(result, bits) });
  }

  #onAllocated(address: number, size: number, kind: number): void {
    const pendingResize = this.#pendingResize;
    if (kind === 2) this.#pendingResize = undefined;
    else if (pendingResize !== undefined) return;
    if (address === 0) return;
    if (kind === 2 && pendingResize?.address === address)
      this.#heap.resizeBlock(address, size);
    else {
      if (kind === 2 && pendingResize !== undefined)
        this.#heap.markFreed(pendingResize.address);
      this.#heap.addBlock(address, size, this.#callCount === 0);
    }
    this.#shadow.markRange(address, size, kind === 1);
    if (kind === 2 && pendingResize !== undefined)
      this.#shadow.restoreState(
        address,
        pendingResize.shadowState.subarray(0, size),
      );
  }

  #onRow(number: number, base: number): void {
    this.#rowCount += 1;
    if (this.#rowCount > MAX_ROWS) this.#stopTrace();
    const row = this.#program.rows[number];
    if (row === undefined) return;
    const frame = this.#findFrame(row.function, base);
    if (row.statement === undefined || frame === undefined) return;
    const isRepeated = frame.stepRow === number;
    const before =
      frame.row === undefined ? undefined : this.#program.rows[frame.row];
    frame.moveTo(row, base, this.#shadow);
    if (row.statement.isSilent) return;
    frame.row = number;
    if (before?.statement === row.statement && !isRepeated) return;
    if (before?.statement?.isReturn === true && !isRepeated) return;
    frame.stepRow = number;
    const { line, column, endLine, endColumn } = row.statement;
    this.#recordStep({ file: row.file, line, column, endLine, endColumn });
  }

  /**
   * Finds the running call and drops those that a `longjmp` left without
   * reporting.
   */
  #findFrame(owner: TracedFunction, base: number): CallFrame | undefined {
    for (;;) {
      const top = this.#frames.at(-1);
      if (top === undefined) return undefined;
      const isMatch =
        top.owner === owner && (top.base === undefined || top.base === base);
      if (isMatch) return top;
      this.#frames.pop();
    }
  }

  #recordStep(span: SourceSpan | undefined): void {
    if (this.#steps.length >= this.#maxSteps) this.#stopTrace();
    const snapshot = this.#snapshotRecorder.takeSnapshot(this.#frames);
    this.#steps.push({
      span,
      ...snapshot,
      outputLength: this.#output.length,
      returns: this.#returns,
      changes: findChanges(this.#steps.at(-1), snapshot),
      findings: this.#findings,
    });
    this.#returns = [];
    this.#findings = [];
  }

  #stopTrace(): never {
    this.#isFull = true;
    throw new ProgramEnded({ kind: 'stopped' });
  }
}

const scratch = new DataView(new ArrayBuffer(8));

/**
 * Decodes the result of a function; undefined for `void`, structures and
 * pointers.
 */
function decodeResult(
  type: CType,
  bits: number | bigint | undefined,
): Value | undefined {
  if (bits === undefined) return undefined;
  if (type.kind === 'base' && type.format === 'float') {
    scratch.setFloat64(0, Number(bits), true);
    if (type.size === 4) scratch.setFloat32(0, Number(bits), true);
    const text = formatFloat(scratch, 0, Math.min(type.size, 8));
    return { kind: 'number', text };
  }
  if (type.kind === 'base' || type.kind === 'enumeration') {
    scratch.setBigInt64(0, BigInt(bits), true);
    return decodeNumber(
      type,
      BigInt.asUintN(getTypeSize(type) * 8, scratch.getBigUint64(0, true)),
    );
  }
  return undefined;
}
