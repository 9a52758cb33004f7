/** FNV-1a over the code units, of 32 bits: spreads similar texts far apart. */
export function fnv1a(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value >>> 0;
}

/** A short name of a text, the same for the same text. */
export const hashOf = (text: string): string => fnv1a(text).toString(36);
