/** Messages between the page and the workers of the C lab. */
import type { LoadFailureReason } from '../../kit/loadState';
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

/**
 * Downloaded compiler files, with which a new worker starts without network.
 */
export interface CompilerParts {
  readonly hot: WebAssembly.Module;
  readonly sysroot: Uint8Array;
}

/** Calls that the compiler's worker answers. */
export type CCalls = Pick<CCompiler, 'compile' | 'parse'>;

/** Protocol of the compiler's worker. */
export interface CompilerProtocol {
  readonly init: {
    /** Parts of an earlier worker, if there was one. */
    readonly parts: CompilerParts | undefined;
  };
  readonly ready: { readonly parts: CompilerParts };
  readonly calls: CCalls;
  readonly refusal: {
    readonly message: string;
    /**
     * Set when a compiler part left out of the first download failed to load.
     */
    readonly reason: LoadFailureReason | undefined;
  };
  readonly aside: never;
  readonly event:
    /** A program needed a compiler part left out of the first download. */
    | { readonly kind: 'fallback' }
    /**
     * Sent when the compiler starts or stops waiting for a part that it lacks.
     */
    | { readonly kind: 'fetching'; readonly isFetching: boolean };
}

/**
 * Messages to the compiler's worker: those of the application, or the program
 * of a lesson that was clicked before the application loaded.
 */
export type CompilerMessage = MessageOf<CompilerProtocol> | SourceFile;

/** Messages to the worker that runs a program. */
export type RunnerMessage =
  | {
      readonly kind: 'run';
      readonly wasm: Uint8Array;
      readonly options: RunOptions;
      /**
       * URL prefix to request typed input while the thread is blocked;
       * undefined where unavailable.
       */
      readonly mailbox?: string | undefined;
    }
  /** Typed input; without `text`, the end of the input. */
  | {
      readonly kind: 'type';
      /** Count of inputs before this one. */
      readonly index: number;
      readonly text?: string | undefined;
    };

/** Messages from the worker that runs a program. */
export type RunnerReply =
  | { readonly kind: 'event'; readonly event: RunEvent }
  | { readonly kind: 'done'; readonly result: RunResult };

/**
 * Messages to the tracer's worker: trace a program, or check its memory use.
 */
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

/** Messages from the tracer's worker. */
export type TracerReply =
  /** The program itself begins; loading and instrumentation are done. */
  | { readonly kind: 'started' }
  | { readonly kind: 'traced'; readonly trace: Trace }
  | { readonly kind: 'checked'; readonly outcome: CheckOutcome }
  | { readonly kind: 'untraceable'; readonly message: string };
