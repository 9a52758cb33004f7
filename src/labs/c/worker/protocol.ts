/** What the page and the workers of the C lab say to each other. */
import type { LoadFailureReason } from '../../kit/loading';
import type { MessageOf } from '../../kit/protocol';
import type {
  CCompiler,
  RunEvent,
  RunOptions,
  RunResult,
  SourceFile,
} from '../engine/types';
import type { CheckOptions, CheckOutcome } from '../engine/checker/types';
import type { Trace, TraceOptions } from '../engine/tracer/types';

/** The compiler, downloaded: what a new worker needs to go on without the network. */
export interface CompilerParts {
  readonly hot: WebAssembly.Module;
  readonly sysroot: Uint8Array;
}

/** What the compiler can be asked for. */
export type CCalls = Pick<CCompiler, 'compile' | 'parse'>;

/** Of the compiler's worker. */
export interface CompilerProtocol {
  readonly init: {
    /** Those of a worker before, if there was one. */
    readonly parts: CompilerParts | undefined;
  };
  readonly ready: { readonly parts: CompilerParts };
  readonly calls: CCalls;
  readonly refusal: {
    readonly message: string;
    /** The part of the compiler left out of the download did not come. */
    readonly reason: LoadFailureReason | undefined;
  };
  readonly aside: never;
  readonly event:
    /** A program needed that part. */
    | { readonly kind: 'fallback' }
    /** The compiler waits for some of that part to be downloaded, or no more. */
    | { readonly kind: 'fetching'; readonly isFetching: boolean };
}

/**
 * To the compiler's worker: what the application says, or the program of a lesson
 * that was pressed before the application was there.
 */
export type CompilerMessage = MessageOf<CompilerProtocol> | SourceFile;

/** To the worker that runs a program. */
export type RunnerMessage =
  | {
      readonly kind: 'run';
      readonly wasm: Uint8Array;
      readonly options: RunOptions;
      /** Where to ask for what is typed while the thread is blocked, if that can be. */
      readonly mailbox?: string | undefined;
    }
  /** Without a text, the end of the input. */
  | {
      readonly kind: 'type';
      /** How many came before it. */
      readonly index: number;
      readonly text?: string | undefined;
    };

/** From the worker that runs a program. */
export type RunnerReply =
  | { readonly kind: 'event'; readonly event: RunEvent }
  | { readonly kind: 'done'; readonly result: RunResult };

/** To the worker that looks into a program: step by step, or at what it does with memory. */
export type TracerMessage =
  | {
      readonly kind: 'trace';
      readonly wasm: Uint8Array;
      readonly files: readonly SourceFile[];
      readonly options: TraceOptions;
    }
  | {
      readonly kind: 'check';
      readonly wasm: Uint8Array;
      readonly options: CheckOptions;
    };

/** From the worker that looks into a program. */
export type TracerReply =
  /** The program itself begins: until here the worker came, and prepared it. */
  | { readonly kind: 'started' }
  | { readonly kind: 'traced'; readonly trace: Trace }
  | { readonly kind: 'checked'; readonly outcome: CheckOutcome }
  | { readonly kind: 'untraceable'; readonly message: string };
