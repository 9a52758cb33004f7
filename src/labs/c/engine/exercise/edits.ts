/** A part of a program, in bytes: from, and up to. */
export type Extent = readonly [from: number, to: number];

/** A text in place of a part of a program. */
export type Edit = readonly [Extent, string];

/** Puts texts in place of parts of a program that do not overlap. */
export function splice(source: string, edits: readonly Edit[]): string {
  const bytes = new TextEncoder().encode(source);
  const decoder = new TextDecoder();
  let done = 0;
  let text = '';
  for (const [[from, to], value] of [...edits].sort(([[a]], [[b]]) => a - b)) {
    text += decoder.decode(bytes.subarray(done, from)) + value;
    done = to;
  }
  return text + decoder.decode(bytes.subarray(done));
}
