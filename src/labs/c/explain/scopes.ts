/** Returns the offset where the block around `index` ends, in masked code. */
export function findBlockEnd(code: string, index: number): number {
  let depth = 0;
  for (let position = index; position < code.length; position += 1) {
    if (code[position] === '{') depth += 1;
    else if (code[position] === '}') depth -= 1;
    if (depth < 0) return position;
  }
  return code.length;
}

/** Removes the blocks that are closed within masked code. */
export function removeClosedBlocks(code: string): string {
  const rest = code.replace(/\{[^{}]*\}/g, '');
  return rest === code ? code : removeClosedBlocks(rest);
}
