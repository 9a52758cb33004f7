import type { RunEnd, RunOptions, RunResult, RuntimeFinding } from '../types';
import type { Budget, CheckOptions } from './types';

export const DEFAULT_BUDGET: Budget = { ms: 3000, steps: 20_000_000 };

/**
 * Calls in progress that the checker repeats of a recursion without an end. A
 * fault that causes it happens in the first ones; all of them, each with its
 * shadow, would fill the memory of the tab.
 */
const MAX_OVERFLOW_CALLS = 5000;

/** Returns true when a run ended because its calls did not fit in the stack. */
export const isStackOverflow = (end: RunEnd): boolean =>
  end.kind === 'crash' && end.reason === 'stack-overflow';

/** True when the end of a run leaves something for the checker to find. */
export function isCheckable(end: RunEnd): boolean {
  if (end.kind === 'crash')
    return !['unsupported', 'internal'].includes(end.reason);
  return end.kind === 'exit';
}

/**
 * Builds the options that make the checker repeat a finished run.
 *
 * @param typedText All that the learner typed in an interactive run.
 */
export function createCheckOptions(
  { stdin, args, files }: RunOptions,
  { tape, end }: Pick<RunResult, 'tape' | 'end'>,
  typedText = '',
): CheckOptions {
  return {
    stdin: stdin.kind === 'preset' ? stdin.text : typedText,
    ...(args && { args }),
    ...(files && { files }),
    ...(tape && { tape }),
    ...(isStackOverflow(end) && {
      budget: { ...DEFAULT_BUDGET, calls: MAX_OVERFLOW_CALLS },
    }),
  };
}

/**
 * Returns the checker's findings on lines where the run itself found nothing.
 */
export function excludeReported(
  foundFindings: readonly RuntimeFinding[],
  toldFindings: readonly RuntimeFinding[],
): readonly RuntimeFinding[] {
  return foundFindings.filter(
    ({ place }) =>
      !toldFindings.some(
        (finding) =>
          finding.place.line === place.line &&
          finding.place.file === place.file,
      ),
  );
}
