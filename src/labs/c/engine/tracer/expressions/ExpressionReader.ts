import type { Lexeme } from './lexemes';
import {
  createNumber,
  createTruth,
  readNumber,
  readTruth,
  unknownOperand,
} from './operands';
import type { Operand } from './operands';
import { applyOperator, assignments, precedences } from './operators';
import type { StepMemory } from './StepMemory';

/** An expression of the source, with its value at a step. */
interface Reading {
  readonly code: string;
  readonly operand: Exclude<Operand, { kind: 'unknown' }>;
}

/** Thrown where the source is no expression that the reader understands. */
class UnreadableError extends Error {}

/** Deepest nesting of an expression. */
const MAX_DEPTH = 60;

const typeWords = new Set([
  'bool',
  'char',
  'const',
  'double',
  'enum',
  'float',
  'int',
  'long',
  'short',
  'signed',
  'struct',
  'union',
  'unsigned',
  'void',
]);

const constants: Readonly<Record<string, () => Operand>> = {
  true: () => createNumber(1),
  false: () => createNumber(0),
  NULL: () => ({
    kind: 'value',
    value: { kind: 'pointer', address: 0, target: { kind: 'null' } },
  }),
};

/** Returns the expression's code, spaced as in the source. */
const joinCode = (lexemes: readonly Lexeme[]): string =>
  lexemes
    .map(({ text, isSpaced }, place) =>
      isSpaced && place > 0 ? ` ${text}` : text,
    )
    .join('');

/**
 * Reads expressions of C and evaluates the parts that change nothing, as they
 * are before the code runs.
 */
export class ExpressionReader {
  readonly readings: Reading[] = [];
  #index = 0;
  #depth = 0;
  readonly #lexemes: readonly Lexeme[];
  readonly #memory: StepMemory;

  constructor(lexemes: readonly Lexeme[], memory: StepMemory) {
    this.#lexemes = lexemes;
    this.#memory = memory;
  }

  #isAtEnd(): boolean {
    return this.#index >= this.#lexemes.length;
  }

  /** Reads expressions up to the end, or up to what is no expression. */
  readAll(): void {
    try {
      this.#skipDeclaration();
      while (!this.#isAtEnd()) {
        this.readExpression();
        if (!this.#isAtEnd()) this.#take(',', ';', '=');
      }
    } catch (error) {
      if (!(error instanceof UnreadableError)) throw error;
    }
  }

  /** Reads one expression; undefined when there is none. */
  tryReadExpression(): Operand | undefined {
    try {
      const operand = this.readExpression();
      return this.#isAtEnd() ? operand : undefined;
    } catch (error) {
      if (error instanceof UnreadableError) return undefined;
      throw error;
    }
  }

  #peek(ahead = 0): Lexeme | undefined {
    return this.#lexemes[this.#index + ahead];
  }

  #is(...signs: readonly string[]): boolean {
    const next = this.#peek();
    return next !== undefined && signs.includes(next.text);
  }

  #take(...signs: readonly string[]): string {
    const next = this.#peek();
    if (next === undefined || (signs.length > 0 && !this.#is(...signs)))
      throw new UnreadableError();
    this.#index += 1;
    return next.text;
  }

  /** Moves past `return`, and past the type and the name of a declaration. */
  #skipDeclaration(): void {
    if (this.#is('return')) this.#index += 1;
    const [first, second] = [this.#peek(), this.#peek(1)];
    const isDeclaration =
      first?.kind === 'name' &&
      !this.#memory.hasVariable(first.text) &&
      (typeWords.has(first.text) ||
        second?.kind === 'name' ||
        second?.text === '*');
    if (!isDeclaration) return;
    while (!this.#isAtEnd() && !this.#is('=')) this.#index += 1;
    this.#index += 1;
  }

  #add(start: number, operand: Operand): Operand {
    const lexemes = this.#lexemes.slice(start, this.#index);
    // A variable alone is in the picture already, and `-1` is no news.
    const isNews =
      lexemes.length > 1 && lexemes.some(({ kind }) => kind === 'name');
    if (operand.kind !== 'unknown' && isNews)
      this.readings.push({ code: joinCode(lexemes), operand });
    return operand;
  }

  /** Reads an expression whose parts have no values: it may not run. */
  #readSilently(read: () => Operand): Operand {
    const { length } = this.readings;
    const operand = read();
    this.readings.length = length;
    return operand;
  }

  readExpression(): Operand {
    this.#depth += 1;
    if (this.#depth > MAX_DEPTH) throw new UnreadableError();
    const operand = this.#readAssignment();
    this.#depth -= 1;
    return operand;
  }

  #readAssignment(): Operand {
    const target = this.#readConditional();
    const next = this.#peek();
    if (next === undefined || !assignments.has(next.text)) return target;
    this.#index += 1;
    this.readExpression();
    return unknownOperand;
  }

  #readConditional(): Operand {
    const condition = this.#readBinary(1);
    if (!this.#is('?')) return condition;
    this.#index += 1;
    const truth = readTruth(condition);
    const read = (isChosen: boolean) =>
      isChosen
        ? this.readExpression()
        : this.#readSilently(() => this.readExpression());
    const first = read(truth === true);
    this.#take(':');
    const second = read(truth === false);
    if (truth === undefined) return unknownOperand;
    return truth ? first : second;
  }

  #readBinary(lowest: number): Operand {
    const start = this.#index;
    let left = this.#readUnary();
    for (;;) {
      const sign = this.#peek()?.text ?? '';
      const precedence = precedences.get(sign) ?? 0;
      if (precedence < lowest) return left;
      this.#index += 1;
      const readRight = () => this.#readBinary(precedence + 1);
      left = this.#add(
        start,
        sign === '&&' || sign === '||'
          ? this.#joinTruths(sign, left, readRight)
          : this.#applySign(sign, left, readRight()),
      );
    }
  }

  /** Evaluates the second condition only where C does. */
  #joinTruths(sign: string, left: Operand, readRight: () => Operand): Operand {
    const truth = readTruth(left);
    const decides = sign === '||';
    if (truth === undefined || truth === decides) {
      this.#readSilently(readRight);
      return truth === undefined ? unknownOperand : createTruth(decides);
    }
    const second = readTruth(readRight());
    return second === undefined ? unknownOperand : createTruth(second);
  }

  #applySign(sign: string, left: Operand, right: Operand): Operand {
    const count = readNumber(right);
    const moved =
      (sign === '+' || sign === '-') && count !== undefined
        ? this.#memory.movePointer(left, sign === '+' ? count : -count)
        : undefined;
    return moved ?? applyOperator(sign, left, right);
  }

  #readUnary(): Operand {
    const start = this.#index;
    const next = this.#peek();
    switch (next?.text) {
      case '*':
      case '&':
      case '!':
      case '-':
      case '+':
        this.#index += 1;
        return this.#add(start, this.#applyUnary(next.text, start + 1));
      case '++':
      case '--':
      case '~':
        this.#index += 1;
        this.#readUnary();
        return unknownOperand;
      case 'sizeof':
        this.#index += 1;
        this.#readSilently(() => this.#readSizeof());
        return unknownOperand;
      default:
        return this.#readPostfix();
    }
  }

  #readSizeof(): Operand {
    if (!this.#is('(')) return this.#readUnary();
    this.#skipParentheses();
    return unknownOperand;
  }

  #applyUnary(sign: string, start: number): Operand {
    const { length } = this.readings;
    const operand = this.#readUnary();
    if (sign === '*')
      return this.#memory.readElement(operand, 0, this.#getCode(start));
    if (sign === '&') {
      // The address of an element reads nothing: its value is no news.
      this.readings.length = length;
      return this.#memory.readAddress(operand);
    }
    const truth = readTruth(operand);
    if (sign === '!')
      return truth === undefined ? unknownOperand : createTruth(!truth);
    const number = readNumber(operand);
    return number === undefined || !Number.isInteger(number)
      ? unknownOperand
      : applyOperator(sign, createNumber(0), operand);
  }

  #getCode(start: number): string {
    return joinCode(this.#lexemes.slice(start, this.#index));
  }

  #readPostfix(): Operand {
    const start = this.#index;
    let operand = this.#readPrimary();
    for (;;) {
      const code = this.#getCode(start);
      if (this.#is('[')) {
        operand = this.#readIndex(operand, code);
        this.#add(start, operand);
      } else if (this.#is('->', '.')) {
        const isArrow = this.#take() === '->';
        const whole = isArrow
          ? this.#memory.readElement(operand, 0, code)
          : operand;
        operand = this.#memory.readField(whole, this.#take());
        this.#add(start, operand);
      } else if (this.#is('(')) {
        this.#readArguments();
        operand = unknownOperand;
      } else if (this.#is('++', '--')) {
        this.#index += 1;
        operand = unknownOperand;
      } else return operand;
    }
  }

  #readIndex(operand: Operand, code: string): Operand {
    this.#take('[');
    const index = readNumber(this.readExpression());
    this.#take(']');
    return index === undefined
      ? unknownOperand
      : this.#memory.readElement(operand, index, code);
  }

  #readArguments(): void {
    this.#take('(');
    while (!this.#is(')')) {
      this.readExpression();
      if (!this.#is(')')) this.#take(',');
    }
    this.#take(')');
  }

  #skipParentheses(): void {
    let depth = 0;
    do {
      const text = this.#take();
      if (text === '(') depth += 1;
      if (text === ')') depth -= 1;
    } while (depth > 0);
  }

  #readPrimary(): Operand {
    const next = this.#peek();
    if (next === undefined) throw new UnreadableError();
    if (next.text === '(') return this.#readParenthesis();
    if (next.kind === 'sign') throw new UnreadableError();
    this.#index += 1;
    if (next.kind === 'number')
      return /^\d+$/.test(next.text) && !/^0\d/.test(next.text)
        ? createNumber(Number(next.text))
        : unknownOperand;
    if (next.kind === 'text') return this.#readText(next.text);
    return constants[next.text]?.() ?? this.#memory.readVariable(next.text);
  }

  /** Reads `'a'`, or texts one after another. */
  #readText(text: string): Operand {
    while (this.#peek()?.kind === 'text') this.#index += 1;
    const [, character] = /^'([ -~])'$/.exec(text) ?? [];
    return character === undefined
      ? unknownOperand
      : createNumber(character.charCodeAt(0));
  }

  #readParenthesis(): Operand {
    const inside = this.#peek(1);
    const isCast =
      inside !== undefined &&
      (typeWords.has(inside.text) ||
        (inside.kind === 'name' &&
          !this.#memory.hasVariable(inside.text) &&
          this.#peek(2)?.text === '*'));
    if (isCast) {
      this.#skipParentheses();
      this.#readUnary();
      return unknownOperand;
    }
    this.#take('(');
    const operand = this.readExpression();
    this.#take(')');
    return operand;
  }
}
