const closingBrackets: Readonly<Record<string, string>> = {
  '(': ')',
  '[': ']',
  '{': '}',
};

/**
 * Returns the offset of the bracket that closes the one at `open`, or the
 * length of `code` when the bracket is unclosed.
 */
export function findClosingBracket(code: string, open: number): number {
  const expected: string[] = [];
  for (let index = open; index < code.length; index += 1) {
    const sign = code.charAt(index);
    const closer = closingBrackets[sign];
    if (closer !== undefined) expected.push(closer);
    else if (sign === expected.at(-1)) expected.pop();
    if (expected.length === 0) return index;
  }
  return code.length;
}

/** Returns the maximum brace depth of masked code. */
export function measureBraceDepth(code: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [sign] of code.matchAll(/[{}]/g)) {
    depth = Math.max(0, depth + (sign === '{' ? 1 : -1));
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

const skipWhitespace = (code: string, start: number) =>
  start + (/^\s*/.exec(code.slice(start))?.[0].length ?? 0);

/** Limits the recursion on statements nested without braces. */
const MAX_STATEMENT_DEPTH = 20;

/**
 * Returns the offset after the statement that begins at `start` in masked code.
 */
export function findStatementEnd(
  code: string,
  start: number,
  depth = 0,
): number {
  if (depth > MAX_STATEMENT_DEPTH) return code.length;
  const begin = skipWhitespace(code, start);
  const rest = code.slice(begin);
  if (rest.startsWith('{')) return findClosingBracket(code, begin) + 1;
  const [header] = /^(?:if|while|for|switch)\b\s*(?=\()/.exec(rest) ?? [];
  if (header !== undefined) {
    const body = findClosingBracket(code, begin + header.length) + 1;
    const end = findStatementEnd(code, body, depth + 1);
    const [elseKeyword] = /^\s*else\b/.exec(code.slice(end)) ?? [];
    return header.startsWith('if') && elseKeyword !== undefined
      ? findStatementEnd(code, end + elseKeyword.length, depth + 1)
      : end;
  }
  if (/^do\b/.test(rest)) {
    const end = findStatementEnd(code, begin + 2, depth + 1);
    const semicolon = code.indexOf(';', end);
    return semicolon < 0 ? code.length : semicolon + 1;
  }
  for (let index = begin; index < code.length; index += 1) {
    const sign = code.charAt(index);
    if (sign === ';') return index + 1;
    if (sign === '}') return index;
    if (closingBrackets[sign] !== undefined)
      index = findClosingBracket(code, index);
  }
  return code.length;
}

/** Function defined in masked code. */
interface FunctionBlock {
  readonly name: string;
  /** Text from the start of the line up to the `(`: return type and name. */
  readonly header: string;
  /** Source text between the parentheses. */
  readonly parameters: string;
  /** Offset of the header. */
  readonly start: number;
  /** Offset of the `{`. */
  readonly open: number;
  readonly end: number;
}

const functionDefinition =
  /^[ \t]*(?<header>(?:\w+[ \t*]+)*(?!(?:if|while|for|switch|return)\b)(?<name>\w+))[ \t]*\((?<parameters>[^;{}]*)\)\s*\{/gm;

function findBlocks(code: string): readonly FunctionBlock[] {
  const blocks: FunctionBlock[] = [];
  for (const { 0: matchedText, index, groups = {} } of code.matchAll(
    functionDefinition,
  )) {
    const open = index + matchedText.length - 1;
    if (index < (blocks.at(-1)?.end ?? 0)) continue;
    blocks.push({
      name: groups.name ?? '',
      header: groups.header ?? '',
      parameters: groups.parameters ?? '',
      start: index,
      open,
      end: findClosingBracket(code, open),
    });
  }
  return blocks;
}

function removeBlocks(code: string, blocks: readonly FunctionBlock[]): string {
  let rest = '';
  let doneUntil = 0;
  for (const { start, end } of blocks) {
    rest += `${code.slice(doneUntil, start)}\n`;
    doneUntil = end + 1;
  }
  return rest + code.slice(doneUntil);
}

/** Functions of masked code, and the code outside them. */
interface Outline {
  readonly code: string;
  readonly blocks: readonly FunctionBlock[];
  /** Code without its functions. */
  readonly rest: string;
}

/**
 * Caches the outline of the last code: every card asks for the same code, once
 * per match.
 */
let cachedOutline: Outline | undefined;

function getOutline(code: string): Outline {
  if (cachedOutline?.code !== code) {
    const blocks = findBlocks(code);
    cachedOutline = { code, blocks, rest: removeBlocks(code, blocks) };
  }
  return cachedOutline;
}

/** Returns the functions defined in masked code. */
export const getFunctionBlocks = (code: string): readonly FunctionBlock[] =>
  getOutline(code).blocks;

/** Returns the function whose body contains the offset `index`. */
export const findFunctionAt = (
  code: string,
  index: number,
): FunctionBlock | undefined =>
  getFunctionBlocks(code).find(({ open, end }) => open < index && index <= end);

/** Returns masked code without the functions that do not contain `index`. */
export function getVisibleCode(code: string, index: number): string {
  const { blocks, rest } = getOutline(code);
  const enclosingBlock = blocks.find(
    ({ start, end }) => start <= index && index <= end,
  );
  return enclosingBlock
    ? `${rest}\n${code.slice(enclosingBlock.start, enclosingBlock.end + 1)}`
    : rest;
}
