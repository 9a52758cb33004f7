import type { DataFile, RuntimeFinding, TapeRecord } from '../types';

/** Limits of a run under the checker. */
export interface Budget {
  readonly ms: number;
  /** Maximum backward jumps and calls. */
  readonly steps: number;
  /** Maximum calls in progress; without it, as many as fit. */
  readonly calls?: number;
}

/** Options for repeating a finished run under the checker. */
export interface CheckOptions {
  /** All that the program could read from its standard input. */
  readonly stdin: string;
  readonly args?: readonly string[];
  /** Files that were there when the program started. */
  readonly files?: readonly DataFile[];
  /** Times, random bytes and sleeps of the finished run. */
  readonly tape?: TapeRecord;
  readonly budget?: Budget;
}

/** Result of a run under the checker. */
export interface CheckOutcome {
  readonly findings: readonly RuntimeFinding[];
  /** True when the program ran to its end within the budget. */
  readonly isComplete: boolean;
}
