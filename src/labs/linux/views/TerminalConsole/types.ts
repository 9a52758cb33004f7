import type { Output } from './Screen/output';

/** Command of the reader, with its output and exit status. */
export interface LoggedCommand {
  readonly text: string;
  readonly output: Output;
  readonly status: number;
}
