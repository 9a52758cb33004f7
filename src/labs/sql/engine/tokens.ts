import type { SqlRange } from './types';

/** Kinds of tokens of SQL. */
type TokenKind =
  /** Keyword or name without quotes. */
  | 'word'
  /** Name in double quotes, backquotes or brackets. */
  | 'quoted-name'
  | 'text'
  | 'blob'
  | 'number'
  | 'parameter'
  | 'operator'
  | 'punctuation'
  /** Character that SQL does not have, or a quote that is never closed. */
  | 'unknown';

/** Token of a text of SQL. */
export interface Token extends SqlRange {
  readonly kind: TokenKind;
  /** Token as written. */
  readonly text: string;
  /** Word in upper case; otherwise, the token as written. */
  readonly upper: string;
}

/** Blank or comment between two tokens. */
const SKIPPED = /(?:\s+|--[^\n]*|\/\*[\s\S]*?(?:\*\/|$))+/y;

/** Regular expression of each kind, tried in this order. */
const RULES: readonly (readonly [TokenKind, RegExp])[] = [
  ['blob', /[xX]'[\da-fA-F]*'/y],
  ['text', /'[^']*(?:''[^']*)*'/y],
  ['quoted-name', /"[^"]*(?:""[^"]*)*"|`[^`]*(?:``[^`]*)*`|\[[^\]]*\]/y],
  ['number', /0[xX][\da-fA-F]+|(?:\d[\d_]*(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?/y],
  ['parameter', /\?\d*|[:@$][\p{L}\d_]+/uy],
  ['word', /[\p{L}_][\p{L}\p{M}\d_$]*/uy],
  ['operator', /->>|->|\|\||<<|>>|<=|>=|<>|==|!=|[-+*/%&|~<>=]/y],
  ['punctuation', /[(),.;]/y],
];

function matchAt(rule: RegExp, sql: string, start: number): string | undefined {
  rule.lastIndex = start;
  return rule.exec(sql)?.[0];
}

function readToken(sql: string, start: number): Token {
  for (const [kind, rule] of RULES) {
    const text = matchAt(rule, sql, start);
    if (text !== undefined)
      return {
        kind,
        text,
        upper: kind === 'word' ? text.toUpperCase() : text,
        start,
        end: start + text.length,
      };
  }
  // A quote that is never closed takes the rest of the text.
  const isQuote = /['"`[]/.test(sql.charAt(start));
  const text = isQuote ? sql.slice(start) : sql.charAt(start);
  return {
    kind: 'unknown',
    text,
    upper: text,
    start,
    end: start + text.length,
  };
}

/** Splits a text of SQL into tokens, without blanks or comments. */
export function readTokens(sql: string): readonly Token[] {
  const tokens: Token[] = [];
  let index = 0;
  while (index < sql.length) {
    index += matchAt(SKIPPED, sql, index)?.length ?? 0;
    if (index >= sql.length) break;
    const token = readToken(sql, index);
    tokens.push(token);
    index = token.end;
  }
  return tokens;
}

/** Returns the name that a token stands for, without its quotes. */
export function readName({ kind, text }: Token): string {
  if (kind !== 'quoted-name') return text;
  const quote = text.charAt(0);
  const inner = text.slice(1, -1);
  return quote === '[' ? inner : inner.replaceAll(quote + quote, quote);
}
