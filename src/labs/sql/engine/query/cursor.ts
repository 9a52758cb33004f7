import { readName } from '../tokens';
import type { Token } from '../tokens';
import type { SqlRange } from '../types';

/** Syntax that the parser of SELECT does not understand. */
export class SyntaxProblem extends Error {}

/** Words that no name without quotes may be. */
const RESERVED = new Set(
  `ALL AND AS BETWEEN CASE CAST CHECK COLLATE CROSS DISTINCT ELSE EXCEPT EXISTS
   FROM FULL GROUP HAVING IN INDEXED INNER INTERSECT IS ISNULL JOIN LEFT LIMIT
   NATURAL NOT NOTNULL NULL ON OR ORDER OUTER RIGHT SELECT THEN UNION USING
   VALUES WHEN WHERE`.split(/\s+/),
);

/** Returns true for a token that can be the name of something. */
export const isNameToken = (token: Token | undefined): boolean =>
  token?.kind === 'quoted-name' ||
  (token?.kind === 'word' && !RESERVED.has(token.upper));

/** Returns the range from the start of one thing to the end of another. */
export const joinRanges = (first: SqlRange, last: SqlRange): SqlRange => ({
  start: first.start,
  end: last.end,
});

/** Position in a list of tokens. */
export class Cursor {
  readonly #tokens: readonly Token[];
  #index = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  get index(): number {
    return this.#index;
  }

  /** Returns the token at some places after the next one. */
  peek(ahead = 0): Token | undefined {
    return this.#tokens[this.#index + ahead];
  }

  /** Returns the last token that was read. */
  get previous(): Token {
    const token = this.#tokens[this.#index - 1];
    if (!token) throw new SyntaxProblem();
    return token;
  }

  /** Returns the tokens from a position to the next one. */
  slice(from: number): readonly Token[] {
    return this.#tokens.slice(from, this.#index);
  }

  next(): Token {
    const token = this.peek();
    if (!token) throw new SyntaxProblem();
    this.#index += 1;
    return token;
  }

  /** Returns true when the next tokens are these words or signs. */
  isAt(...words: readonly string[]): boolean {
    return words.every((word, ahead) => this.peek(ahead)?.upper === word);
  }

  /** Reads these words or signs when they come next. */
  accept(...words: readonly string[]): boolean {
    const isThere = this.isAt(...words);
    if (isThere) this.#index += words.length;
    return isThere;
  }

  expect(...words: readonly string[]): void {
    if (!this.accept(...words)) throw new SyntaxProblem();
  }

  readName(): string {
    const token = this.next();
    if (!isNameToken(token)) throw new SyntaxProblem();
    return readName(token);
  }

  /** Reads the content of parentheses already opened, and closes them. */
  skipToClosing(): void {
    for (let depth = 1; depth > 0;) {
      const { text } = this.next();
      if (text === '(') depth += 1;
      if (text === ')') depth -= 1;
    }
  }

  /** Reads what `readItem` reads, once or more, with commas between. */
  readList<Item>(readItem: () => Item): readonly Item[] {
    const items = [readItem()];
    while (this.accept(',')) items.push(readItem());
    return items;
  }
}
