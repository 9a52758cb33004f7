import type { SourceFile } from '../types';
import { tokenize } from '../tracer/source/tokens';

/** A variable used as an index: `v[i]`, `m[i][j]`, `p->datos[i + 1]`. */
export interface IndexUse {
  readonly functionName: string;
  /** Expression of the array: `v`, `p->datos`. */
  readonly base: string;
  /** Variables of the indices before this one, for the rows of a matrix. */
  readonly outer: readonly string[];
  readonly index: string;
}

const isWord = (text: string | undefined): text is string =>
  text !== undefined && /^[\p{L}_$]/u.test(text);

/** Words before an expression, not before the name in a declaration. */
const statementWords = new Set(['return', 'else', 'do', 'case', 'sizeof']);

/** Finds the uses of variables as indices in one source. */
class IndexFinder {
  readonly #tokens: readonly string[];
  readonly #uses = new Map<string, IndexUse>();
  #functionName = '';
  #depth = 0;

  constructor(source: string) {
    this.#tokens = tokenize(source).map(({ text }) => text);
  }

  run(): readonly IndexUse[] {
    for (const [place, text] of this.#tokens.entries()) {
      if (text === '{') this.#enter(place);
      else if (text === '}') this.#depth -= 1;
      else if (text === '[' && this.#depth > 0) this.#readIndices(place);
    }
    return [...this.#uses.values()];
  }

  #enter(place: number): void {
    if (this.#depth === 0) this.#functionName = this.#findFunctionName(place);
    this.#depth += 1;
  }

  /** Returns the name before the parameters that end at a place. */
  #findFunctionName(place: number): string {
    let depth = 0;
    for (let tokenIndex = place - 1; tokenIndex >= 0; tokenIndex -= 1) {
      if (this.#tokens[tokenIndex] === ')') depth += 1;
      if (this.#tokens[tokenIndex] === '(') depth -= 1;
      if (depth === 0) return this.#tokens[tokenIndex - 1] ?? '';
    }
    return '';
  }

  /** Returns the first token of the expression before a place. */
  #findBaseStart(place: number): number {
    let start = place - 1;
    while (
      this.#tokens[start - 1] === '>' &&
      this.#tokens[start - 2] === '-' &&
      isWord(this.#tokens[start - 3])
    )
      start -= 3;
    return start;
  }

  /** Returns true for the name of an array in its declaration. */
  #isDeclared(start: number): boolean {
    let tokenIndex = start - 1;
    while (this.#tokens[tokenIndex] === '*') tokenIndex -= 1;
    const before = this.#tokens[tokenIndex];
    if (!isWord(before) || statementWords.has(before)) return false;
    for (
      ;
      isWord(this.#tokens[tokenIndex]) || this.#tokens[tokenIndex] === '*';
      tokenIndex -= 1
    );
    const delimiter = this.#tokens[tokenIndex];
    return delimiter === undefined || /^[;{}()]$/.test(delimiter);
  }

  #readIndices(place: number): void {
    // The next index of a matrix is read with the first one.
    if (!isWord(this.#tokens[place - 1])) return;
    const start = this.#findBaseStart(place);
    if (this.#isDeclared(start)) return;
    const base = this.#tokens.slice(start, place).join('');
    const outer: string[] = [];
    let tokenIndex = place;
    while (this.#tokens[tokenIndex] === '[') {
      const end = this.#findEnd(tokenIndex);
      const innerTokens = this.#tokens.slice(tokenIndex + 1, end);
      const index = readIndex(innerTokens);
      if (index === undefined) return;
      const use = {
        functionName: this.#functionName,
        base,
        outer: [...outer],
        index,
      };
      this.#uses.set(JSON.stringify(use), use);
      // The row of `m[i + 1][j]` is not that of `i`.
      if (innerTokens.length > 1) return;
      outer.push(index);
      tokenIndex = end + 1;
    }
  }

  #findEnd(place: number): number {
    let depth = 0;
    for (
      let tokenIndex = place;
      tokenIndex < this.#tokens.length;
      tokenIndex += 1
    ) {
      if (this.#tokens[tokenIndex] === '[') depth += 1;
      if (this.#tokens[tokenIndex] === ']') depth -= 1;
      if (depth === 0) return tokenIndex;
    }
    return this.#tokens.length;
  }
}

/** Returns the only variable of `i`, `i + 1` or `i++`. */
function readIndex(tokens: readonly string[]): string | undefined {
  const words = tokens.filter(isWord);
  const isPlain = tokens.every(
    (text) => isWord(text) || /^(?:\d+|[+-])$/.test(text),
  );
  const [word] = words;
  return words.length === 1 && isPlain && word?.includes('.') !== true
    ? word
    : undefined;
}

/** Finds the variables that a program uses as indices. */
export function findIndexUses(
  files: readonly SourceFile[],
): readonly IndexUse[] {
  return files.flatMap(({ text }) => new IndexFinder(text).run());
}
