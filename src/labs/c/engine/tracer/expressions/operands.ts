import type { Value } from '../types';

/** A place in the memory of a step. */
export interface MemoryPlace {
  readonly object: string;
  readonly path: string;
}

/** Value of an expression, or the reason why there is none. */
export type Operand =
  | {
      readonly kind: 'value';
      readonly value: Value;
      readonly place?: MemoryPlace;
      /** Declared type of the variable that it comes from. */
      readonly type?: string;
      /** True for the 0 or 1 of a comparison. */
      readonly isTruth?: boolean;
    }
  /** An expression that the program cannot evaluate safely. */
  | { readonly kind: 'problem'; readonly text: string }
  /** A call, a change, or something that the trace does not show. */
  | { readonly kind: 'unknown' };

export const unknownOperand: Operand = { kind: 'unknown' };

export const createProblem = (text: string): Operand => ({
  kind: 'problem',
  text,
});

export const createNumber = (number: number): Operand => ({
  kind: 'value',
  value: { kind: 'number', text: String(number) },
  type: 'int',
});

export const createTruth = (isTrue: boolean): Operand => ({
  kind: 'value',
  value: { kind: 'number', text: isTrue ? '1' : '0' },
  type: 'int',
  isTruth: true,
});

/** Returns the number of a value; undefined when it has none. */
export function readNumber(operand: Operand): number | undefined {
  if (operand.kind !== 'value') return undefined;
  const { value } = operand;
  if (value.kind === 'character') return value.code;
  if (value.kind !== 'number') return undefined;
  if (value.text === 'true') return 1;
  if (value.text === 'false') return 0;
  const number = /^-?\d/.test(value.text) ? Number(value.text) : Number.NaN;
  return Math.abs(number) <= Number.MAX_SAFE_INTEGER ? number : undefined;
}

/** Returns true or false as C would; undefined when it is not known. */
export function readTruth(operand: Operand): boolean | undefined {
  const number = readNumber(operand);
  if (number !== undefined) return number !== 0;
  return operand.kind === 'value' && operand.value.kind === 'pointer'
    ? operand.value.target.kind !== 'null'
    : undefined;
}

/** Returns true when a number certainly has a signed type. */
export const isSigned = (operand: Operand): boolean =>
  operand.kind === 'value' &&
  ((readNumber(operand) ?? 0) < 0 ||
    /^(?:const )?(?:_?[Bb]ool|int|short|char|long|signed|float|double)\b(?!.*unsigned)/.test(
      operand.type ?? '',
    ));
