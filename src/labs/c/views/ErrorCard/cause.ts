import type { Diagnostic, RunResult, ToolReport } from '../../engine/types';

/**
 * Flags of warnings about unused or unclear code, which causes no fault at run
 * time.
 */
const harmlessFlags = new Set([
  'char-subscripts',
  'extra-tokens',
  'ignored-qualifiers',
  'missing-braces',
  'missing-field-initializers',
  'parentheses-equality',
  'sign-compare',
  'unused-but-set-parameter',
  'unused-but-set-variable',
  'unused-const-variable',
  'unused-function',
  'unused-parameter',
  'unused-variable',
]);

/**
 * Returns true for warnings to show after the others: fixing the other faults
 * often removes them.
 */
export function isSecondary({ severity, flag }: Diagnostic): boolean {
  return (
    severity !== 'error' &&
    flag !== undefined &&
    (harmlessFlags.has(flag) || flag === 'misleading-indentation')
  );
}

/** Returns true when a warning reports code that may fail at run time. */
export function hasRuntimeWarning({ diagnostics }: ToolReport): boolean {
  return diagnostics.some(
    ({ flag }) => flag !== undefined && !harmlessFlags.has(flag),
  );
}

/**
 * Returns true when a run exceeded the time or output limit without findings.
 */
const isLimitOnly = ({ end, findings }: Pick<RunResult, 'end' | 'findings'>) =>
  (end.kind === 'output-limit' || end.kind === 'time-limit') &&
  findings.length === 0;

/**
 * Returns true when the cards of the compilation come before those of the run,
 * because they explain it.
 *
 * @param hasHints True when there are hints besides the diagnostics.
 */
export const isCauseOfRun = (
  report: ToolReport,
  hasHints: boolean,
  run: Pick<RunResult, 'end' | 'findings'>,
): boolean => hasRuntimeWarning(report) || (hasHints && isLimitOnly(run));
