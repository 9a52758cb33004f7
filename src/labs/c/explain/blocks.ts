const closers: Readonly<Record<string, string>> = {
  '(': ')',
  '[': ']',
  '{': '}',
};

/** The place of the sign that closes the one at `open`, or the end of the code. */
export function closingOf(code: string, open: number): number {
  const expected: string[] = [];
  for (let index = open; index < code.length; index += 1) {
    const sign = code.charAt(index);
    const closer = closers[sign];
    if (closer !== undefined) expected.push(closer);
    else if (sign === expected.at(-1)) expected.pop();
    if (expected.length === 0) return index;
  }
  return code.length;
}

const blanksFrom = (code: string, start: number) =>
  start + (/^\s*/.exec(code.slice(start))?.[0].length ?? 0);

/** The place after the statement that begins at `start`, in bare code. */
export function statementEnd(code: string, start: number): number {
  const begin = blanksFrom(code, start);
  const rest = code.slice(begin);
  if (rest.startsWith('{')) return closingOf(code, begin) + 1;
  const [header] = /^(?:if|while|for|switch)\b\s*(?=\()/.exec(rest) ?? [];
  if (header !== undefined) {
    const end = statementEnd(code, closingOf(code, begin + header.length) + 1);
    const [other] = /^\s*else\b/.exec(code.slice(end)) ?? [];
    return header.startsWith('if') && other !== undefined
      ? statementEnd(code, end + other.length)
      : end;
  }
  if (/^do\b/.test(rest)) {
    const end = statementEnd(code, begin + 2);
    const semicolon = code.indexOf(';', end);
    return semicolon < 0 ? code.length : semicolon + 1;
  }
  for (let index = begin; index < code.length; index += 1) {
    const sign = code.charAt(index);
    if (sign === ';') return index + 1;
    if (sign === '}') return index;
    if (closers[sign] !== undefined) index = closingOf(code, index);
  }
  return code.length;
}

/** A function that bare code defines. */
interface FunctionBlock {
  readonly name: string;
  /** From the end of the line before up to its `(`: the type of what it gives and its name. */
  readonly header: string;
  /** What it receives, as it is written. */
  readonly parameters: string;
  /** Of its header. */
  readonly start: number;
  /** Of its `{`. */
  readonly open: number;
  readonly end: number;
}

const definition =
  /^[ \t]*(?<header>(?:\w+[ \t*]+)*(?!(?:if|while|for|switch|return)\b)(?<name>\w+))[ \t]*\((?<parameters>[^;{}]*)\)\s*\{/gm;

/** The functions that some bare code defines. */
export function functionBlocks(code: string): readonly FunctionBlock[] {
  const blocks: FunctionBlock[] = [];
  for (const { 0: all, index, groups = {} } of code.matchAll(definition)) {
    const open = index + all.length - 1;
    if (index < (blocks.at(-1)?.end ?? 0)) continue;
    blocks.push({
      name: groups.name ?? '',
      header: groups.header ?? '',
      parameters: groups.parameters ?? '',
      start: index,
      open,
      end: closingOf(code, open),
    });
  }
  return blocks;
}

/** The function in whose body a place is. */
export const functionAt = (
  code: string,
  index: number,
): FunctionBlock | undefined =>
  functionBlocks(code).find(({ open, end }) => open < index && index <= end);

/** Bare code with spaces for the functions in which a place is not. */
export function visibleAt(code: string, index: number): string {
  let visible = code;
  for (const { start, end } of functionBlocks(code)) {
    if (start <= index && index <= end) continue;
    const hidden = code.slice(start, end + 1).replace(/[^\n]/g, ' ');
    visible = visible.slice(0, start) + hidden + visible.slice(end + 1);
  }
  return visible;
}
