import type {
  CompileOutcome,
  CompileRequest,
  ParseOutcome,
  RunEvent,
  RunOptions,
  RunResult,
} from '../engine/types';
import type { TraceOptions, TraceOutcome } from '../engine/tracer/types';

/** Why the compiler did not load, for the reader. */
export type LoadFailureReason = 'network' | 'unsupported' | 'damaged';

/** How far the compiler is; sizes in bytes on the wire. */
export type LoadState =
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'loading';
      readonly received: number;
      readonly total: number;
    }
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly reason: LoadFailureReason };

/** The compiler took longer than it may; a new one is started. */
export class CompileTimeout extends Error {
  constructor(readonly ms: number) {
    super(`The compiler was stopped after ${ms} ms.`);
    this.name = 'CompileTimeout';
  }
}

/** The program could not be followed to the end in the time that it may take. */
export class TraceTimeout extends Error {
  constructor(readonly ms: number) {
    super(`The trace was stopped after ${ms} ms.`);
    this.name = 'TraceTimeout';
  }
}

/** A program that runs, or ran. */
export interface ProgramRun {
  readonly result: Promise<RunResult>;
  /** Each event from now on; returns how to stop listening. */
  listen: (listener: (event: RunEvent) => void) => () => void;
  /** What the reader typed, with its line break. */
  type: (text: string) => void;
  /** Ctrl-D. */
  endInput: () => void;
  stop: () => void;
}

/** The C lab of this tab: one compiler for every block of code, kept across pages. */
export interface CEngine {
  load: () => Promise<void>;
  cancelLoading: () => void;
  loading: () => LoadState;
  /** Told of each change of `loading`; returns how to stop listening. */
  subscribe: (listener: () => void) => () => void;
  /** @throws {CompileTimeout} when the source keeps the compiler busy for too long. */
  compile: (
    request: CompileRequest,
    signal?: AbortSignal,
  ) => Promise<CompileOutcome>;
  parse: (
    request: CompileRequest,
    file: string,
    signal?: AbortSignal,
  ) => Promise<ParseOutcome>;
  run: (wasm: Uint8Array, options: RunOptions) => ProgramRun;
  /**
   * Compiles a program and follows it step by step.
   *
   * @throws {CompileTimeout}
   * @throws {TraceTimeout} when it keeps the machine busy for too long.
   */
  trace: (
    request: CompileRequest,
    options: TraceOptions,
    signal?: AbortSignal,
  ) => Promise<TraceOutcome>;
}

/** The compiler could not be had; `loading` tells the same. */
export class LoadFailure extends Error {
  constructor(readonly reason: LoadFailureReason) {
    super(`The compiler did not load: ${reason}.`);
    this.name = 'LoadFailure';
  }
}
