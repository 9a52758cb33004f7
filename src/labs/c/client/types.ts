import type {
  CompileOutcome,
  CompileRequest,
  ParseOutcome,
  RunEvent,
  RunOptions,
  RunResult,
} from '../engine/types';
import type { Loadable } from '../../kit/loadable';
import type { CheckOptions, CheckOutcome } from '../engine/checker/types';
import type { TraceOptions, TraceOutcome } from '../engine/tracer/types';

/** The compiler took longer than it may; a new one is started. */
export class CompileTimeout extends Error {
  constructor(readonly ms: number) {
    super(`The compiler was stopped after ${ms} ms.`);
    this.name = 'CompileTimeout';
  }
}

/** What runs a program may take so long to begin with it: a page that is busy, or a slow network. */
export const START_TIMEOUT_MS = 30_000;

/** What runs a program, or looks into it, did not begin with it in the time that it may take. */
export class StartTimeout extends Error {
  constructor(readonly ms: number) {
    super(`The program had not started after ${ms} ms.`);
    this.name = 'StartTimeout';
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
  /**
   * @throws {LoadFailure} when what runs programs could not be had.
   * @throws {StartTimeout} when it does not begin.
   */
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
export interface CEngine extends Loadable {
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
   * @param started Called when the program itself begins.
   * @throws {CompileTimeout}
   * @throws {StartTimeout}
   * @throws {TraceTimeout} when it keeps the machine busy for too long.
   */
  trace: (
    request: CompileRequest,
    options: TraceOptions,
    signal?: AbortSignal,
    started?: () => void,
  ) => Promise<TraceOutcome>;
  /**
   * Runs a program that ended once more, under watch, and tells what it does
   * wrong with memory; nothing when it does not compile to be watched.
   *
   * @throws {StartTimeout}
   * @throws {TraceTimeout} when it keeps the machine busy for too long.
   * @throws {LoadFailure} when a piece of the compiler that it needs does not come.
   */
  check: (
    request: CompileRequest,
    options: CheckOptions,
    signal?: AbortSignal,
  ) => Promise<CheckOutcome | undefined>;
}
