/** The place where the block that holds a place ends, in bare code. */
export function blockEnd(code: string, index: number): number {
  let depth = 0;
  for (let at = index; at < code.length; at += 1) {
    if (code[at] === '{') depth += 1;
    else if (code[at] === '}') depth -= 1;
    if (depth < 0) return at;
  }
  return code.length;
}

/** Bare code without the blocks that are closed in it. */
export function withoutClosedBlocks(code: string): string {
  const rest = code.replace(/\{[^{}]*\}/g, '');
  return rest === code ? code : withoutClosedBlocks(rest);
}
