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

/** Thrown when a compilation exceeds its time limit; its worker is replaced. */
export class CompileTimeout extends Error {
  constructor(readonly ms: number) {
    super(`The compiler was stopped after ${ms} ms.`);
    this.name = 'CompileTimeout';
  }
}

/**
 * Maximum time for a worker to start a program, on a busy page or a slow
 * network.
 */
export const START_TIMEOUT_MS = 30_000;

/** Thrown when the runner or the tracer does not start a program in time. */
export class StartTimeout extends Error {
  constructor(readonly ms: number) {
    super(`The program had not started after ${ms} ms.`);
    this.name = 'StartTimeout';
  }
}

/** Thrown when the traced program exceeds its time limit. */
export class TraceTimeout extends Error {
  constructor(readonly ms: number) {
    super(`The trace was stopped after ${ms} ms.`);
    this.name = 'TraceTimeout';
  }
}

/** A running or finished program. */
export interface ProgramRun {
  /**
   * Result of the run.
   *
   * @throws {LoadFailure} when the runner cannot be loaded.
   * @throws {StartTimeout} when the program does not start.
   */
  readonly result: Promise<RunResult>;
  /**
   * Listens to the events from now on. Returns a function that stops listening.
   */
  listen: (listener: (event: RunEvent) => void) => () => void;
  /** Sends typed text, with its line break. */
  type: (text: string) => void;
  /** Ends the input, like Ctrl-D. */
  endInput: () => void;
  stop: () => void;
}

/**
 * C engine of this tab: one compiler for every code block, kept across pages.
 */
export interface CEngine extends Loadable {
  /**
   * Compiles a program.
   *
   * @throws {CompileTimeout} when the source keeps the compiler busy too long.
   */
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
   * Compiles a program and traces it.
   *
   * @param onStarted Called when the program itself begins.
   * @throws {CompileTimeout}
   * @throws {StartTimeout}
   * @throws {TraceTimeout} when the program runs too long.
   */
  trace: (
    request: CompileRequest,
    options: TraceOptions,
    signal?: AbortSignal,
    onStarted?: () => void,
  ) => Promise<TraceOutcome>;
  /**
   * Runs a finished program again under the memory checker. Resolves with
   * undefined when it cannot be compiled for checking.
   *
   * @throws {StartTimeout}
   * @throws {TraceTimeout} when the program runs too long.
   * @throws {LoadFailure} when a compiler part that it needs cannot be
   *   downloaded.
   */
  checkMemory: (
    request: CompileRequest,
    options: CheckOptions,
    signal?: AbortSignal,
  ) => Promise<CheckOutcome | undefined>;
}
