/** A type without its qualifiers and lengths: `const char[3]` is `char`, and `_Bool` is `bool`. */
export function plainType(type: string): string {
  return type
    .replace(/\b(?:const|volatile|restrict|_Atomic)\b/g, '')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/\b_Bool\b/g, 'bool')
    .replace(/\s*\*\s*/g, '*')
    .replace(/\s+/g, ' ')
    .trim();
}
