import type { RunEnd, RunOptions, RunResult, RuntimeFinding } from '../types';
import type { CheckOptions } from './types';

/** Whether there is anything to look for in how a program ended. */
export function isWorthWatching(end: RunEnd): boolean {
  // Repeating a recursion without end fills the memory of the tab.
  if (end.kind === 'crash')
    return !['unsupported', 'internal', 'stack-overflow'].includes(end.reason);
  return end.kind === 'exit';
}

/**
 * What makes a run be repeated as it was.
 *
 * @param typed All that the reader typed.
 */
export function repeatRun(
  { stdin, args, files }: RunOptions,
  { tape }: Pick<RunResult, 'tape'>,
  typed = '',
): CheckOptions {
  return {
    stdin: stdin.kind === 'preset' ? stdin.text : typed,
    ...(args && { args }),
    ...(files && { files }),
    ...(tape && { tape }),
  };
}

/** What watching found that the run itself did not tell of the same line. */
export function leaveOutTold(
  found: readonly RuntimeFinding[],
  told: readonly RuntimeFinding[],
): readonly RuntimeFinding[] {
  return found.filter(
    ({ place }) =>
      !told.some(
        (one) => one.place.line === place.line && one.place.file === place.file,
      ),
  );
}
