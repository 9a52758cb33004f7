/** Range of a program in bytes; its end is exclusive. */
export type Extent = readonly [from: number, to: number];

/** Range of a program, and the text that replaces it. */
export type Edit = readonly [Extent, string];

/** Applies edits, whose ranges must not overlap, to a program. */
export function applyEdits(source: string, edits: readonly Edit[]): string {
  const bytes = new TextEncoder().encode(source);
  const decoder = new TextDecoder();
  let doneUntil = 0;
  let text = '';
  for (const [[start, end], value] of [...edits].sort(
    ([[a]], [[b]]) => a - b,
  )) {
    text += decoder.decode(bytes.subarray(doneUntil, start)) + value;
    doneUntil = end;
  }
  return text + decoder.decode(bytes.subarray(doneUntil));
}
