import type { RunResult, RuntimeFinding, ToolReport } from '../engine/c/types';
import type { LoadFailureReason } from '../client/types';

/** A piece of what the reader sees, in order: written by the program or typed. */
export interface TranscriptPart {
  readonly stream: 'stdout' | 'stderr' | 'typed';
  readonly text: string;
}

/** What a program showed so far. */
export interface Shown {
  readonly transcript: readonly TranscriptPart[];
  readonly findings: readonly RuntimeFinding[];
  /** What the compiler said of it: warnings at most. */
  readonly report: ToolReport;
}

/** Why there is no program and no message of the compiler. */
export type ProgramFailure = LoadFailureReason | 'compile-timeout' | 'internal';

/** From the source to the end of the program. */
export type ProgramState =
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'loading';
      readonly received: number;
      readonly total: number;
    }
  | { readonly kind: 'compiling' }
  | (Shown & { readonly kind: 'running' | 'waiting' })
  | (Shown & { readonly kind: 'finished'; readonly result: RunResult })
  | {
      readonly kind: 'rejected';
      readonly stage: 'compile' | 'link';
      readonly report: ToolReport;
    }
  | { readonly kind: 'failed'; readonly reason: ProgramFailure };
