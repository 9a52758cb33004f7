/**
 * A word, number, string or punctuation mark of C with its position. Columns
 * count bytes from 1.
 */
export interface Token {
  readonly text: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  /** Column after the last byte. */
  readonly endColumn: number;
}

const pattern =
  /(?<skip>\s+|\/\/(?:\\\r?\n|[^\n])*|\/\*[\s\S]*?(?:\*\/|$)|\\\r?\n)|(?<directive>#(?:\\\r?\n|\/\*[\s\S]*?\*\/|[^\n])*)|"(?:\\[\s\S]|[^"\\\n])*"?|'(?:\\[\s\S]|[^'\\\n])*'?|[\p{L}_$\d.][\p{L}\p{N}_$.]*|[\s\S]/guy;

const encoder = new TextEncoder();

/** Tracks the line and column of a scan. */
class Cursor {
  line = 1;
  column = 1;

  advance(text: string): void {
    const lines = text.split('\n');
    const last = lines[lines.length - 1] ?? '';
    if (lines.length > 1) this.column = 1;
    this.line += lines.length - 1;
    this.column += encoder.encode(last).length;
  }
}

/** Tokenizes a source, without comments and preprocessor directives. */
export function tokenize(source: string): Token[] {
  const cursor = new Cursor();
  const tokens: Token[] = [];
  for (const match of source.matchAll(pattern)) {
    const [text] = match;
    const { line, column } = cursor;
    cursor.advance(text);
    const { skip, directive } = match.groups ?? {};
    if (skip === undefined && directive === undefined)
      tokens.push({
        text,
        line,
        column,
        endLine: cursor.line,
        endColumn: cursor.column,
      });
  }
  return tokens;
}
