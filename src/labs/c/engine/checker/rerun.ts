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
 * @param typedText All that the learner typed in an interactive run.
 */
export function createCheckOptions(
  { stdin, args, files }: RunOptions,
  { tape }: Pick<RunResult, 'tape'>,
  typedText = '',
): CheckOptions {
  return {
    stdin: stdin.kind === 'preset' ? stdin.text : typedText,
    ...(args && { args }),
    ...(files && { files }),
    ...(tape && { tape }),
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
