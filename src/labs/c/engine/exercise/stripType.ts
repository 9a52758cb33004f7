/**
 * Removes the qualifiers and lengths of a type: `const char[3]` becomes `char`,
 * and `_Bool` becomes `bool`.
 */
export function stripType(type: string): string {
  return type
    .replace(/\b(?:const|volatile|restrict|_Atomic)\b/g, '')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/\b_Bool\b/g, 'bool')
    .replace(/\s*\*\s*/g, '*')
    .replace(/\s+/g, ' ')
    .trim();
}
