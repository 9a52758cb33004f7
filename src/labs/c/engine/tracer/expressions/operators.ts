import {
  createNumber,
  createProblem,
  createTruth,
  isSigned,
  readNumber,
  unknownOperand,
} from './operands';
import type { Operand } from './operands';

const MAX_INT = 2 ** 31 - 1;

/** Precedence of each operator of two operands; a higher one binds first. */
export const precedences: ReadonlyMap<string, number> = new Map(
  [
    ['||'],
    ['&&'],
    ['|'],
    ['^'],
    ['&'],
    ['==', '!='],
    ['<', '>', '<=', '>='],
    ['<<', '>>'],
    ['+', '-'],
    ['*', '/', '%'],
  ].flatMap((signs, place) => signs.map((sign) => [sign, place + 1] as const)),
);

export const assignments = new Set([
  '=',
  '+=',
  '-=',
  '*=',
  '/=',
  '%=',
  '&=',
  '|=',
  '^=',
]);

type Numbers = (left: number, right: number) => number;

const arithmetic: Readonly<Record<string, Numbers>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => Math.trunc(left / right),
  '%': (left, right) => left % right,
};

const comparisons: Readonly<
  Record<string, (left: number, right: number) => boolean>
> = {
  '==': (left, right) => left === right,
  '!=': (left, right) => left !== right,
  '<': (left, right) => left < right,
  '>': (left, right) => left > right,
  '<=': (left, right) => left <= right,
  '>=': (left, right) => left >= right,
};

/** Compares two pointers, or a pointer and 0. */
function comparePointers(sign: string, left: Operand, right: Operand): Operand {
  const [first, second] = [left, right].map((operand) =>
    operand.kind === 'value' && operand.value.kind === 'pointer'
      ? operand.value.address
      : readNumber(operand),
  );
  const areKnown =
    first !== undefined &&
    second !== undefined &&
    !Number.isNaN(first) &&
    !Number.isNaN(second);
  const isSame = first === second;
  if (!areKnown || (sign !== '==' && sign !== '!=')) return unknownOperand;
  return createTruth(sign === '==' ? isSame : !isSame);
}

function calculate(
  sign: string,
  compute: Numbers,
  [left, right]: readonly [number, number],
  areSigned: boolean,
): Operand {
  const divides = sign === '/' || sign === '%';
  if (divides && right === 0) return createProblem('divide entre 0');
  const result = compute(left, right);
  const isCertain =
    Number.isInteger(left) &&
    Number.isInteger(right) &&
    Math.abs(result) <= MAX_INT &&
    (areSigned || Math.min(left, right, result) >= 0);
  return isCertain ? createNumber(result) : unknownOperand;
}

/**
 * Applies an operator to two numbers or pointers. Where C depends on a type that
 * the trace does not show, there is no result.
 */
export function applyOperator(
  sign: string,
  left: Operand,
  right: Operand,
): Operand {
  const unusable = [left, right].find(({ kind }) => kind !== 'value');
  if (unusable) return unusable.kind === 'problem' ? unknownOperand : unusable;
  const [first, second] = [readNumber(left), readNumber(right)];
  if (first === undefined || second === undefined)
    return comparePointers(sign, left, right);
  const areSigned = isSigned(left) && isSigned(right);
  const compare = comparisons[sign];
  if (compare)
    return areSigned || Math.min(first, second) >= 0
      ? createTruth(compare(first, second))
      : unknownOperand;
  const compute = arithmetic[sign];
  // A value of decimals is written rounded: 2.0 may be an int or a double.
  const areIntegers = [left, right].every(
    (operand) => !(operand.kind === 'value' && isDecimal(operand)),
  );
  return compute && areIntegers
    ? calculate(sign, compute, [first, second], areSigned)
    : unknownOperand;
}

const isDecimal = (operand: Operand & { readonly kind: 'value' }): boolean =>
  /^(?:const )?(?:float|double|long double)\b/.test(operand.type ?? '') ||
  (operand.value.kind === 'number' && /[.e]/.test(operand.value.text));
