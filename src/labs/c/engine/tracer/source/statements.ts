import { tokenize } from './tokens';
import type { Token } from './tokens';

/** A range of a source. Columns count bytes from 1; the end is exclusive. */
interface Span {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/**
 * A part of the source that runs as one step: a statement, a condition, each
 * part of a `for`, the end of a function. A silent one makes no step.
 */
export interface Statement extends Span {
  readonly silent: boolean;
  /**
   * True for a `return`: the end of the function after it makes no step of its
   * own.
   */
  readonly returns: boolean;
}

/** Words followed by a parenthesis that are not macro calls. */
const notMacros = new Set(['return', 'sizeof', 'typeof', '__attribute__']);

/** Keywords followed by a condition between parentheses. */
const conditional = new Set(['if', 'while', 'switch']);

/**
 * Parser of the statements of a source. It reads C before macro expansion: a
 * source that macros make unreadable yields fewer statements, never an error.
 */
class StatementFinder {
  readonly #statements: Statement[] = [];
  #place = 0;
  /** Index of the first token of the current declaration, outside functions. */
  #opening = 0;
  readonly #tokens: readonly Token[];

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  run(): Statement[] {
    while (this.#place < this.#tokens.length) this.#declaration();
    return this.#statements;
  }

  #text(ahead = 0): string | undefined {
    return this.#tokens[this.#place + ahead]?.text;
  }

  #mark(from: number, to: number, silent = false): void {
    const first = this.#tokens[from];
    const last = this.#tokens[to - 1];
    if (first === undefined || last === undefined || to <= from) return;
    this.#statements.push({
      line: first.line,
      column: first.column,
      endLine: last.endLine,
      endColumn: last.endColumn,
      silent,
      returns: first.text === 'return',
    });
  }

  /** Skips a bracketed part and its contents. */
  #balanced(): void {
    let depth = 0;
    do {
      const text = this.#text();
      if (text === undefined) return;
      if (text === '(' || text === '[' || text === '{') depth += 1;
      if (text === ')' || text === ']' || text === '}') depth -= 1;
      this.#place += 1;
    } while (depth > 0);
  }

  /**
   * Moves to the next of these tokens outside brackets, or to a closing
   * bracket.
   */
  #seek(...signs: readonly string[]): void {
    for (;;) {
      const text = this.#text();
      if (text === undefined || signs.includes(text)) return;
      if (text === ')' || text === ']' || text === '}') return;
      if (text === '(' || text === '[' || text === '{') this.#balanced();
      else this.#place += 1;
    }
  }

  /**
   * Reads a token outside functions: a `{` after a `)` opens a function body.
   */
  #declaration(): void {
    const before = this.#text(-1);
    switch (this.#text()) {
      case '{':
        if (before === ')') this.#functionBody();
        else this.#balanced();
        break;
      case ';':
        this.#place += 1;
        this.#opening = this.#place;
        break;
      case '(':
      case '[':
        this.#balanced();
        break;
      default:
        this.#place += 1;
    }
  }

  #functionBody(): void {
    this.#mark(this.#opening, this.#place + 1, true);
    this.#block(true);
    this.#opening = this.#place;
  }

  #block(ofFunction: boolean): void {
    this.#place += 1;
    while (this.#text() !== undefined && this.#text() !== '}')
      this.#statement();
    this.#mark(this.#place, this.#place + 1, !ofFunction);
    this.#place += 1;
  }

  #statement(): void {
    const start = this.#place;
    const text = this.#text() ?? '';
    if (text === '{') this.#block(false);
    else if (text === ';') this.#place += 1;
    else if (conditional.has(text)) this.#conditional(text);
    else if (text === 'for') this.#forLoop();
    else if (text === 'do') this.#doLoop();
    else if (text === 'else') this.#place += 1;
    else if (text === 'case' || text === 'default') this.#label();
    else if (this.#text(1) === ':' && /^\w/.test(text)) this.#place += 2;
    else this.#simple();
    // Guarantees progress on any source.
    if (this.#place === start) this.#place += 1;
  }

  /**
   * Detects and marks a macro that expands to the head of a loop:
   * `FOR_EACH(i, 3) { … }`.
   */
  #isMacroHead(): boolean {
    const start = this.#place;
    const word = this.#text() ?? '';
    if (
      !/^[\p{L}_]/u.test(word) ||
      notMacros.has(word) ||
      this.#text(1) !== '('
    )
      return false;
    this.#place += 1;
    this.#balanced();
    const after = this.#text() ?? '';
    const isHead = after === '{' || /^[\p{L}_]/u.test(after);
    if (isHead) this.#mark(start, this.#place);
    else this.#place = start;
    return isHead;
  }

  #simple(): void {
    if (this.#isMacroHead()) return;
    const start = this.#place;
    this.#seek(';');
    if (this.#text() === ';') this.#place += 1;
    this.#mark(start, this.#place);
  }

  #label(): void {
    this.#seek(':', ';');
    this.#place += 1;
  }

  /** Marks the part between parentheses as one step. */
  #head(): void {
    if (this.#text() !== '(') return;
    const start = this.#place + 1;
    this.#balanced();
    this.#mark(start, this.#place - 1);
  }

  #conditional(word: string): void {
    this.#mark(this.#place, this.#place + 1, true);
    this.#place += 1;
    this.#head();
    this.#statement();
    if (word === 'if' && this.#text() === 'else') {
      this.#place += 1;
      this.#statement();
    }
  }

  #forLoop(): void {
    this.#mark(this.#place, this.#place + 2, true);
    this.#place += 1;
    if (this.#text() !== '(') return;
    this.#place += 1;
    for (const sign of [';', ';', ')']) {
      const start = this.#place;
      this.#seek(sign);
      this.#mark(start, this.#place);
      if (this.#text() !== sign) return;
      this.#place += 1;
    }
    this.#statement();
  }

  #doLoop(): void {
    this.#mark(this.#place, this.#place + 1, true);
    this.#place += 1;
    this.#statement();
    if (this.#text() !== 'while') return;
    this.#mark(this.#place, this.#place + 1, true);
    this.#place += 1;
    this.#head();
    if (this.#text() === ';') this.#place += 1;
  }
}

/** Index of the statements of one file, by source position. */
export class StatementMap {
  readonly #byLine = new Map<number, Statement[]>();
  readonly #whole = new Map<number, Statement>();

  readonly #source: string;

  constructor(source: string) {
    this.#source = source;
    for (const statement of new StatementFinder(tokenize(source)).run())
      for (let line = statement.line; line <= statement.endLine; line += 1)
        this.#byLine.set(line, [...(this.#byLine.get(line) ?? []), statement]);
  }

  /**
   * Returns the statement at a position; the whole line where none is known, as
   * after a macro.
   */
  at(line: number, column: number): Statement {
    const found = this.#byLine
      .get(line)
      ?.find(
        (span) =>
          (line > span.line || column >= span.column) &&
          (line < span.endLine || column < span.endColumn),
      );
    return found ?? this.#wholeLine(line);
  }

  #wholeLine(line: number): Statement {
    const known = this.#whole.get(line);
    if (known !== undefined) return known;
    const text = this.#source.split('\n')[line - 1] ?? '';
    const indent = text.length - text.trimStart().length;
    const statement: Statement = {
      line,
      column: indent + 1,
      endLine: line,
      endColumn: indent + 1 + new TextEncoder().encode(text.trim()).length,
      silent: false,
      returns: false,
    };
    this.#whole.set(line, statement);
    return statement;
  }
}
