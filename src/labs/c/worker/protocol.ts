/** What the page and the workers of the C lab say to each other. */
import type { Download } from '../../kit/download';
import type { LoadFailureReason } from '../../kit/loading';
import type {
  CompileOutcome,
  CompileRequest,
  ParseOutcome,
  RunEvent,
  RunOptions,
  RunResult,
  SourceFile,
} from '../engine/types';
import type { Trace, TraceOptions } from '../engine/tracer/types';

/** What the compiler is made of. */
export interface CompilerDownloads {
  readonly hot: Download;
  readonly rest: Download;
  readonly sysroot: Download;
}

/** The compiler, downloaded: what a new worker needs to go on without the network. */
export interface CompilerParts {
  readonly hot: WebAssembly.Module;
  readonly sysroot: Uint8Array;
}

/** To the compiler's worker. */
export type CompilerMessage =
  | {
      readonly kind: 'init';
      readonly downloads: CompilerDownloads;
      /** Those of a worker before, if there was one. */
      readonly parts?: CompilerParts;
      /** What the browser keeps of the files is damaged. */
      readonly refresh?: boolean;
    }
  | {
      readonly kind: 'compile';
      readonly id: number;
      readonly request: CompileRequest;
    }
  | {
      readonly kind: 'parse';
      readonly id: number;
      readonly request: CompileRequest;
      readonly file: string;
    };

/** From the compiler's worker. */
export type CompilerReply =
  | { readonly kind: 'progress'; readonly received: number }
  | { readonly kind: 'ready'; readonly parts: CompilerParts }
  | { readonly kind: 'failed'; readonly reason: LoadFailureReason }
  | {
      readonly kind: 'done';
      readonly id: number;
      readonly outcome: CompileOutcome | ParseOutcome;
      /** How often this job needed the part of the compiler left out of the download. */
      readonly fallbacks: number;
    }
  | {
      readonly kind: 'broken';
      readonly id: number;
      readonly message: string;
      /** That part did not come. */
      readonly reason?: LoadFailureReason;
    };

/** To the worker that runs a program. */
export type RunnerMessage =
  | {
      readonly kind: 'run';
      readonly wasm: Uint8Array;
      readonly options: RunOptions;
    }
  | { readonly kind: 'type'; readonly text: string }
  | { readonly kind: 'end-input' };

/** From the worker that runs a program. */
export type RunnerReply =
  | { readonly kind: 'event'; readonly event: RunEvent }
  | { readonly kind: 'done'; readonly result: RunResult };

/** To the worker that runs a program step by step. */
export interface TracerMessage {
  readonly wasm: Uint8Array;
  readonly files: readonly SourceFile[];
  readonly options: TraceOptions;
}

/** From the worker that runs a program step by step. */
export type TracerReply =
  | { readonly kind: 'traced'; readonly trace: Trace }
  | { readonly kind: 'untraceable'; readonly message: string };
