import type { ToolReport } from '../../engine/types';

/** Warnings of what will go wrong when the program runs. */
const causes = new Set([
  'array-bounds',
  'dangling',
  'fortify-source',
  'format',
  'free-nonheap-object',
  'incompatible-pointer-types',
  'int-conversion',
  'int-to-pointer-cast',
  'null-dereference',
  'return-stack-address',
  'sizeof-pointer-memaccess',
  'sometimes-uninitialized',
  'string-plus-int',
  'uninitialized',
]);

/** Whether the compiler warned of something that shows at run time. */
export function namesCause({ diagnostics }: ToolReport): boolean {
  return diagnostics.some(({ flag }) => flag !== undefined && causes.has(flag));
}
