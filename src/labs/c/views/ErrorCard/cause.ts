import type { Diagnostic, ToolReport } from '../../engine/types';

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
