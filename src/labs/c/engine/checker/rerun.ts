import type { RunEnd, RunOptions, RunResult, RuntimeFinding } from '../types';
import type { CheckOptions } from './types';

/** True when the end of a run leaves something for the checker to find. */
export function isCheckable(end: RunEnd): boolean {
  // An endless recursion, run again, would fill the memory of the tab.
  if (end.kind === 'crash')
    return !['unsupported', 'internal', 'stack-overflow'].includes(end.reason);
  return end.kind === 'exit';
}

/**
 * Builds the options that make the checker repeat a finished run.
 *
 * @param typed All that the learner typed in an interactive run.
 */
export function createCheckOptions(
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

/**
 * Returns the checker's findings on lines where the run itself found nothing.
 */
export function excludeReported(
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
