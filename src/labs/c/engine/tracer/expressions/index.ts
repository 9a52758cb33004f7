import type { Trace } from '../types';
import { describeValue } from '../describe';
import type { Names } from '../describe';
import { getStepCode } from '../stepCode';
import { readLexemes } from './lexemes';
import { ExpressionReader } from './ExpressionReader';
import type { Operand } from './operands';
import { StepMemory } from './StepMemory';

/** An expression and what it is worth, in words. */
export interface ExpressionValue {
  readonly code: string;
  readonly text: string;
}

/** Maximum expressions of a line that are shown. */
const MAX_SHOWN_EXPRESSIONS = 8;

function describeOperand(
  operand: Exclude<Operand, { kind: 'unknown' }>,
  names: Names,
): string {
  if (operand.kind === 'problem') return operand.text;
  const text = describeValue(operand.value, names);
  if (operand.isTruth !== true) return text;
  return text === '1' ? '1, se cumple' : '0, no se cumple';
}

/**
 * Evaluates the expressions in the code that a step is about to run, as they are
 * before it runs: those that change nothing, and not the variables alone.
 */
export function evaluateStep(
  trace: Trace,
  stepIndex: number,
  names: Names,
): readonly ExpressionValue[] {
  const step = trace.steps[stepIndex];
  if (step === undefined) return [];
  const lexemes = readLexemes(getStepCode(trace, step));
  const reader = new ExpressionReader(lexemes, new StepMemory(step));
  reader.readAll();
  const texts = new Map(
    reader.readings.map(({ code, operand }) => [
      code,
      describeOperand(operand, names),
    ]),
  );
  return [...texts]
    .slice(0, MAX_SHOWN_EXPRESSIONS)
    .map(([code, text]) => ({ code, text }));
}

/** Evaluates an expression that the learner typed, in words. */
export function evaluateTyped(
  code: string,
  trace: Trace,
  stepIndex: number,
  names: Names,
): string {
  const step = trace.steps[stepIndex];
  if (step === undefined) return '';
  const reader = new ExpressionReader(readLexemes(code), new StepMemory(step));
  const operand = reader.tryReadExpression();
  if (operand === undefined)
    return 'no se entiende: escribe algo como v[i] o p->sig';
  return operand.kind === 'unknown'
    ? 'no se puede saber en este paso'
    : describeOperand(operand, names);
}
