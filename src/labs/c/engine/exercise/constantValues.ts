import { getLiteralText } from './literals';
import { stripType } from './stripType';
import { unwrapNode } from './syntaxTree';
import type { SyntaxNode } from './syntaxTree';

/** Size of a type, told apart from a plain number of the same value. */
interface Size {
  readonly sizeOf: string;
}

/** Value of an expression that does not depend on the run. */
export type Constant = number | string | Size;

/**
 * Returns the possible values of a variable, by its id in clang's tree;
 * undefined where they depend on the run.
 */
export type FindValues = (
  id: string | undefined,
) => readonly Constant[] | undefined;

const binaryOperators: Readonly<
  Record<string, (a: number, b: number) => number>
> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '<': (a, b) => Number(a < b),
  '>': (a, b) => Number(a > b),
  '<=': (a, b) => Number(a <= b),
  '>=': (a, b) => Number(a >= b),
  '==': (a, b) => Number(a === b),
  '!=': (a, b) => Number(a !== b),
  '&&': (a, b) => Number(a !== 0 && b !== 0),
  '||': (a, b) => Number(a !== 0 || b !== 0),
};

const unaryOperators: Readonly<Record<string, (a: number) => number>> = {
  '!': (a) => Number(a === 0),
  '-': (a) => -a,
  '+': (a) => a,
};

const literals = new Set([
  'IntegerLiteral',
  'FloatingLiteral',
  'CharacterLiteral',
  'CXXBoolLiteralExpr',
]);

/** Sizes in bytes on which the compiler of the pages and Debian's agree. */
const typeSizes: Readonly<Record<string, number>> = {
  bool: 1,
  char: 1,
  short: 2,
  int: 4,
  'unsigned int': 4,
  float: 4,
  'long long': 8,
  double: 8,
};

/** Maximum values of one expression that are followed. */
const MAX_VALUES = 64;

const isIntegerType = ({ type }: SyntaxNode) =>
  !/\b(?:float|double)\b/.test(type?.desugaredQualType ?? type?.qualType ?? '');

const toNumber = (value: Constant): number | undefined =>
  typeof value === 'object'
    ? typeSizes[value.sizeOf]
    : typeof value === 'number'
      ? value
      : undefined;

function applyBinary(
  node: SyntaxNode,
  ones: readonly Constant[],
  otherConstants: readonly Constant[],
): readonly Constant[] | undefined {
  const { opcode = '' } = node;
  const combination =
    opcode === '/'
      ? (a: number, b: number) =>
          isIntegerType(node) ? Math.trunc(a / b) : a / b
      : binaryOperators[opcode];
  if (!combination || ones.length * otherConstants.length > MAX_VALUES)
    return undefined;
  const results = ones.flatMap((constant) =>
    otherConstants.map((otherConstant) => {
      const [a, b] = [toNumber(constant), toNumber(otherConstant)];
      return a === undefined || b === undefined ? NaN : combination(a, b);
    }),
  );
  return results.every((each) => Number.isFinite(each)) ? results : undefined;
}

function applyUnary(
  { opcode = '' }: SyntaxNode,
  operands: readonly Constant[],
): readonly Constant[] | undefined {
  const results = operands.map((operand) => {
    const number = toNumber(operand);
    return number === undefined ? undefined : unaryOperators[opcode]?.(number);
  });
  return results.every((each) => each !== undefined) ? results : undefined;
}

/** Converts values to the type of a node: an integer type cuts the decimals. */
const convertValues = (
  node: SyntaxNode,
  operands: readonly Constant[],
): readonly Constant[] =>
  operands.map((operand) =>
    typeof operand === 'number' && isIntegerType(node)
      ? Math.trunc(operand)
      : operand,
  );

/**
 * Returns all possible values of an expression; undefined where they depend on
 * the run.
 */
export function findPossibleValues(
  wrappedNode: SyntaxNode,
  findValues: FindValues = () => undefined,
): readonly Constant[] | undefined {
  const node = unwrapNode(wrappedNode);
  const { kind = '', value, name, argType, inner = [] } = node;
  const text = getLiteralText(node);
  if (text !== undefined) return [text];
  if (literals.has(kind)) return [Number(value)];
  if (kind === 'DeclRefExpr') return findValues(node.referencedDecl?.id);
  const [first, second] = inner;
  if (kind === 'UnaryExprOrTypeTraitExpr' && name === 'sizeof') {
    const type = argType ?? first?.type;
    const fullType = type?.desugaredQualType ?? type?.qualType ?? '[]';
    // The type of an array's elements does not tell the size of the array.
    return fullType.includes('[')
      ? undefined
      : [{ sizeOf: stripType(fullType) }];
  }
  const ones = first && findPossibleValues(first, findValues);
  if (!ones) return undefined;
  if (kind === 'CStyleCastExpr') return convertValues(node, ones);
  if (kind === 'UnaryOperator') return applyUnary(node, ones);
  const otherConstants = second && findPossibleValues(second, findValues);
  return kind === 'BinaryOperator' && otherConstants
    ? applyBinary(node, ones, otherConstants)
    : undefined;
}

/**
 * Returns the truth of a condition that is always the same; undefined where it
 * depends on the run.
 */
export function evaluateCondition(condition: SyntaxNode): boolean | undefined {
  const [value] = findPossibleValues(condition) ?? [];
  const number = value === undefined ? undefined : toNumber(value);
  return number === undefined ? undefined : number !== 0;
}
