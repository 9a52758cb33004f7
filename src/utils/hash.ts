/**
 * Computes the 32-bit FNV-1a hash of the UTF-16 code units; similar texts get
 * very different values.
 */
export function fnv1a(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value >>> 0;
}

/** Returns the FNV-1a hash of a text in base 36, as a short name. */
export const hashText = (text: string): string => fnv1a(text).toString(36);
