import type { Diagnostic, RunResult, ToolReport } from '../../engine/types';

/** Warnings of what is left over or might be written more clearly: nothing goes wrong because of them. */
const asides = new Set([
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

/** Whether a warning can wait until what is wrong is mended: often it comes from that. */
export function canWait({ severity, flag }: Diagnostic): boolean {
  return (
    severity !== 'error' &&
    flag !== undefined &&
    (asides.has(flag) || flag === 'misleading-indentation')
  );
}

/** Whether the compiler warned of something that shows at run time. */
export function namesCause({ diagnostics }: ToolReport): boolean {
  return diagnostics.some(
    ({ flag }) => flag !== undefined && !asides.has(flag),
  );
}

/** It was cut short because it went on and on, and did nothing else that is wrong. */
const onlyWentOn = ({ end, findings }: Pick<RunResult, 'end' | 'findings'>) =>
  (end.kind === 'output-limit' || end.kind === 'time-limit') &&
  findings.length === 0;

/**
 * Whether what was said of a program before it ran comes before what it did,
 * because that comes from it.
 *
 * @param hasHints Whether there is more to say of its code than the compiler did.
 */
export const saysCause = (
  report: ToolReport,
  hasHints: boolean,
  run: Pick<RunResult, 'end' | 'findings'>,
): boolean => namesCause(report) || (hasHints && onlyWentOn(run));
