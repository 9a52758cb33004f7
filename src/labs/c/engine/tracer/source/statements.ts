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
  readonly isSilent: boolean;
  /**
   * True for a `return`: the end of the function after it makes no step of its
   * own.
   */
  readonly isReturn: boolean;
}

/** Words followed by a parenthesis that are not macro calls. */
const nonMacroWords = new Set(['return', 'sizeof', 'typeof', '__attribute__']);

/** Keywords followed by a condition between parentheses. */
const conditionKeywords = new Set(['if', 'while', 'switch']);

/**
 * Parser of the statements of a source. It reads C before macro expansion: a
 * source that macros make unreadable yields fewer statements, never an error.
 */
class StatementFinder {
  readonly #statements: Statement[] = [];
  #index = 0;
  /** Index of the first token of the current declaration, outside functions. */
  #declarationStart = 0;
  readonly #tokens: readonly Token[];

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  run(): Statement[] {
    while (this.#index < this.#tokens.length) this.#readDeclaration();
    return this.#statements;
  }

  #peek(ahead = 0): string | undefined {
    return this.#tokens[this.#index + ahead]?.text;
  }

  #addStatement(start: number, end: number, silent = false): void {
    const first = this.#tokens[start];
    const last = this.#tokens[end - 1];
    if (first === undefined || last === undefined || end <= start) return;
    this.#statements.push({
      line: first.line,
      column: first.column,
      endLine: last.endLine,
      endColumn: last.endColumn,
      isSilent: silent,
      isReturn: first.text === 'return',
    });
  }

  /** Skips a bracketed part and its contents. */
  #skipBalanced(): void {
    let depth = 0;
    do {
      const text = this.#peek();
      if (text === undefined) return;
      if (text === '(' || text === '[' || text === '{') depth += 1;
      if (text === ')' || text === ']' || text === '}') depth -= 1;
      this.#index += 1;
    } while (depth > 0);
  }

  /**
   * Moves to the next of these tokens outside brackets, or to a closing
   * bracket.
   */
  #seekToken(...signs: readonly string[]): void {
    for (;;) {
      const text = this.#peek();
      if (text === undefined || signs.includes(text)) return;
      if (text === ')' || text === ']' || text === '}') return;
      if (text === '(' || text === '[' || text === '{') this.#skipBalanced();
      else this.#index += 1;
    }
  }

  /**
   * Reads a token outside functions: a `{` after a `)` opens a function body.
   */
  #readDeclaration(): void {
    const before = this.#peek(-1);
    switch (this.#peek()) {
      case '{':
        if (before === ')') this.#readFunctionBody();
        else this.#skipBalanced();
        break;
      case ';':
        this.#index += 1;
        this.#declarationStart = this.#index;
        break;
      case '(':
      case '[':
        this.#skipBalanced();
        break;
      default:
        this.#index += 1;
    }
  }

  #readFunctionBody(): void {
    this.#addStatement(this.#declarationStart, this.#index + 1, true);
    this.#readBlock(true);
    this.#declarationStart = this.#index;
  }

  #readBlock(ofFunction: boolean): void {
    this.#index += 1;
    while (this.#peek() !== undefined && this.#peek() !== '}')
      this.#readStatement();
    this.#addStatement(this.#index, this.#index + 1, !ofFunction);
    this.#index += 1;
  }

  #readStatement(): void {
    const start = this.#index;
    const text = this.#peek() ?? '';
    if (text === '{') this.#readBlock(false);
    else if (text === ';') this.#index += 1;
    else if (conditionKeywords.has(text)) this.#readConditional(text);
    else if (text === 'for') this.#readForLoop();
    else if (text === 'do') this.#readDoLoop();
    else if (text === 'else') this.#index += 1;
    else if (text === 'case' || text === 'default') this.#readLabel();
    else if (this.#peek(1) === ':' && /^\w/.test(text)) this.#index += 2;
    else this.#readSimpleStatement();
    // Guarantees progress on any source.
    if (this.#index === start) this.#index += 1;
  }

  /**
   * Detects and marks a macro that expands to the head of a loop:
   * `FOR_EACH(i, 3) { … }`.
   */
  #tryMacroHead(): boolean {
    const start = this.#index;
    const word = this.#peek() ?? '';
    if (
      !/^[\p{L}_]/u.test(word) ||
      nonMacroWords.has(word) ||
      this.#peek(1) !== '('
    )
      return false;
    this.#index += 1;
    this.#skipBalanced();
    const after = this.#peek() ?? '';
    const isHead = after === '{' || /^[\p{L}_]/u.test(after);
    if (isHead) this.#addStatement(start, this.#index);
    else this.#index = start;
    return isHead;
  }

  #readSimpleStatement(): void {
    if (this.#tryMacroHead()) return;
    const start = this.#index;
    this.#seekToken(';');
    if (this.#peek() === ';') this.#index += 1;
    this.#addStatement(start, this.#index);
  }

  #readLabel(): void {
    this.#seekToken(':', ';');
    this.#index += 1;
  }

  /** Marks the part between parentheses as one step. */
  #readCondition(): void {
    if (this.#peek() !== '(') return;
    const start = this.#index + 1;
    this.#skipBalanced();
    this.#addStatement(start, this.#index - 1);
  }

  #readConditional(word: string): void {
    this.#addStatement(this.#index, this.#index + 1, true);
    this.#index += 1;
    this.#readCondition();
    this.#readStatement();
    if (word === 'if' && this.#peek() === 'else') {
      this.#index += 1;
      this.#readStatement();
    }
  }

  #readForLoop(): void {
    this.#addStatement(this.#index, this.#index + 2, true);
    this.#index += 1;
    if (this.#peek() !== '(') return;
    this.#index += 1;
    for (const sign of [';', ';', ')']) {
      const start = this.#index;
      this.#seekToken(sign);
      this.#addStatement(start, this.#index);
      if (this.#peek() !== sign) return;
      this.#index += 1;
    }
    this.#readStatement();
  }

  #readDoLoop(): void {
    this.#addStatement(this.#index, this.#index + 1, true);
    this.#index += 1;
    this.#readStatement();
    if (this.#peek() !== 'while') return;
    this.#addStatement(this.#index, this.#index + 1, true);
    this.#index += 1;
    this.#readCondition();
    if (this.#peek() === ';') this.#index += 1;
  }
}

/** Index of the statements of one file, by source position. */
export class StatementMap {
  readonly #byLine = new Map<number, Statement[]>();
  readonly #wholeLines = new Map<number, Statement>();

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
  findAt(line: number, column: number): Statement {
    const statement = this.#byLine
      .get(line)
      ?.find(
        (span) =>
          (line > span.line || column >= span.column) &&
          (line < span.endLine || column < span.endColumn),
      );
    return statement ?? this.#getWholeLine(line);
  }

  #getWholeLine(line: number): Statement {
    const knownStatement = this.#wholeLines.get(line);
    if (knownStatement !== undefined) return knownStatement;
    const text = this.#source.split('\n')[line - 1] ?? '';
    const indent = text.length - text.trimStart().length;
    const statement: Statement = {
      line,
      column: indent + 1,
      endLine: line,
      endColumn: indent + 1 + new TextEncoder().encode(text.trim()).length,
      isSilent: false,
      isReturn: false,
    };
    this.#wholeLines.set(line, statement);
    return statement;
  }
}
