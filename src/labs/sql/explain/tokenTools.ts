import { readName } from '../engine/tokens';
import type { Token } from '../engine/tokens';
import type { SqlRange } from '../engine/types';

/** Returns the place from the first token to the last one. */
export function getRange(
  tokens: readonly Token[],
  first = 0,
  last = tokens.length - 1,
): SqlRange | undefined {
  const [from, to] = [tokens[first], tokens[last]];
  return from && to ? { start: from.start, end: to.end } : undefined;
}

/** Returns true when a token can be a name. */
export const isName = (token: Token | undefined): token is Token =>
  token?.kind === 'word' || token?.kind === 'quoted-name';

/** Returns true when two names are the same for SQLite. */
export const isSameName = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase();

/** Returns true when a token is this name. */
export const isNamed = (token: Token | undefined, name: string): boolean =>
  isName(token) && isSameName(readName(token), name);

/** Number with a point every three digits, as thousands are written. */
export const THOUSANDS = /^[1-9]\d{0,2}(?:\.\d{3})+$/;

/** Returns true for a number, a text, a blob or a parameter. */
export const isLiteral = (token: Token | undefined): boolean =>
  token !== undefined &&
  ['number', 'text', 'blob', 'parameter'].includes(token.kind);

/** Returns how many parentheses are open before each token. */
export function measureDepths(tokens: readonly Token[]): readonly number[] {
  let depth = 0;
  return tokens.map(({ text }) => {
    if (text === ')') depth -= 1;
    const current = depth;
    if (text === '(') depth += 1;
    return current;
  });
}

/**
 * Returns the position of the parenthesis that closes the one at `open`; the
 * number of tokens when none does.
 */
export function findClosing(tokens: readonly Token[], open: number): number {
  let depth = 0;
  for (let index = open; index < tokens.length; index += 1) {
    if (tokens[index]?.text === '(') depth += 1;
    if (tokens[index]?.text === ')') depth -= 1;
    if (depth === 0) return index;
  }
  return tokens.length;
}

/** Returns the parentheses that are open before a position. */
export function findOpen(
  tokens: readonly Token[],
  end = tokens.length,
): readonly number[] {
  const open: number[] = [];
  for (let index = 0; index < end; index += 1) {
    if (tokens[index]?.text === '(') open.push(index);
    if (tokens[index]?.text === ')') open.pop();
  }
  return open;
}

/** Returns the position of the first parenthesis that closes none; or -1. */
export function findExtraClosing(tokens: readonly Token[]): number {
  let depth = 0;
  return tokens.findIndex(({ text }) => {
    if (text === '(') depth += 1;
    if (text === ')') depth -= 1;
    return depth < 0;
  });
}

/** Splits tokens at the commas outside parentheses. */
export function splitCommas(
  tokens: readonly Token[],
): readonly (readonly Token[])[] {
  const parts: Token[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    if (token.text === '(') depth += 1;
    if (token.text === ')') depth -= 1;
    if (token.text === ',' && depth === 0) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts;
}

/** Returns the call that begins at a position: its name to its parenthesis. */
export const getCallRange = (
  tokens: readonly Token[],
  index: number,
): SqlRange | undefined =>
  tokens[index + 1]?.text === '('
    ? getRange(tokens, index, findClosing(tokens, index + 1))
    : getRange(tokens, index, index);

/** Writes a date year first; undefined for a text that already is so. */
export function fixDate(text: string): string | undefined {
  const [, day, month, year] =
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  const [, first, second, third] =
    /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/.exec(text) ?? [];
  const parts = [year ?? first, month ?? second, day ?? third];
  if (parts.includes(undefined)) return undefined;
  const right = parts.map((part = '') => part.padStart(2, '0')).join('-');
  return right === text ? undefined : right;
}
