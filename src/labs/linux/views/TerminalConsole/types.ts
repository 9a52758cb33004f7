import type { Output } from './Screen/output';

/** A command of the reader's, with what came of it. */
export interface LoggedCommand {
  readonly text: string;
  readonly output: Output;
  readonly status: number;
}
