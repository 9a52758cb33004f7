import type { DataFile, RuntimeFinding, TapeRecord } from '../types';

/** How much a program may do under watch. */
export interface Budget {
  readonly ms: number;
  /** Jumps and calls. */
  readonly steps: number;
}

/** With what a program that ended is run again under watch. */
export interface CheckOptions {
  /** All that was typed. */
  readonly stdin: string;
  readonly args?: readonly string[];
  /** Files that were there when it started. */
  readonly files?: readonly DataFile[];
  /** What the run before was told of time and chance. */
  readonly tape?: TapeRecord;
  readonly budget?: Budget;
}

/** What watching found. */
export interface CheckOutcome {
  readonly findings: readonly RuntimeFinding[];
  /** The program was watched to its end. */
  readonly isComplete: boolean;
}
