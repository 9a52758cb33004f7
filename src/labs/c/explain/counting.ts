import { getVisibleCode } from './blocks';
import { hasExit, parseLoopAt, canModify, getConstantValue } from './loops';

/**
 * Header of a counting `for`. Named groups: `type`, `name`, `start`, `op`,
 * `limit` and `step`.
 */
export const countingForPattern =
  /\bfor\s*\(\s*(?:(?<type>[a-z][a-z_ \t]*)[ \t])?\s*(?<name>[A-Za-z_]\w*)\s*=\s*(?<start>[-.\w]+)\s*;\s*\k<name>\s*(?<op>[<>!=]=|[<>])\s*(?<limit>[-.\w]+(?:\s*[-+]\s*\w+)?)\s*;\s*(?<step>[^;()]+?)\s*\)/g;

/**
 * Fault of a counting `for`: `never-starts`, the condition is false at first;
 * `until`, the condition describes the end instead of the iterations;
 * `wrong-way`, the step moves away from the limit; `steps-over`, the step jumps
 * over the limit.
 */
export type CountFault = 'never-starts' | 'until' | 'wrong-way' | 'steps-over';

type Captures = Readonly<Record<string, string>>;
type Compare = (left: number, right: number) => boolean;

const comparisons: Readonly<Record<string, Compare>> = {
  '<': (left, right) => left < right,
  '<=': (left, right) => left <= right,
  '>': (left, right) => left > right,
  '>=': (left, right) => left >= right,
  '==': (left, right) => left === right,
  '!=': (left, right) => left !== right,
};

/** Iterations simulated before the limit is assumed to be reached. */
const MAX_SIMULATED_STEPS = 100_000;

/** Returns the constant that the step adds to the variable, if any. */
function getStepChange(code: string, { name = '', step = '' }: Captures) {
  const compactStep = step.replace(/\s+/g, '');
  if (compactStep === `${name}++` || compactStep === `++${name}`) return 1;
  if (compactStep === `${name}--` || compactStep === `--${name}`) return -1;
  const [, longForm, shortForm, amount = ''] =
    new RegExp(`^${name}(?:=${name}([-+])|([-+])=)([.\\w]+)$`).exec(
      compactStep,
    ) ?? [];
  const value = getConstantValue(code, amount);
  if (value === undefined) return undefined;
  return (longForm ?? shortForm) === '+' ? value : -value;
}

/** Returns true when a count that moves towards `endValue` reaches it exactly. */
function canReachExactly(
  startValue: number,
  endValue: number,
  change: number,
): boolean {
  let value = startValue;
  for (let step = 0; step < MAX_SIMULATED_STEPS; step += 1) {
    if (value === endValue) return true;
    if (change > 0 ? value > endValue : value < endValue) return false;
    value += change;
  }
  return true;
}

/**
 * Returns true when a variable is unsigned: below 0 it wraps to the maximum.
 */
const isUnsigned = (code: string, { name = '', type = '' }: Captures) =>
  /unsigned|_t\b/.test(type) ||
  new RegExp(
    `\\b(?:unsigned\\b[\\w\\s]*|\\w+_t)\\s+(?:[^;(){}]*,\\s*)?${name}\\b`,
  ).test(code);

/** Returns the counting fault of the `for` at `index`, if any. */
export function findCountFault(
  code: string,
  captures: Captures,
  index: number,
): CountFault | undefined {
  const { name = '', op = '', start = '', limit = '' } = captures;
  const loop = parseLoopAt(code, index);
  const change = getStepChange(code, captures);
  if (
    !loop ||
    change === undefined ||
    isUnsigned(getVisibleCode(code, index), captures)
  )
    return undefined;
  const startValue = getConstantValue(code, start);
  const endValue = getConstantValue(code, limit);
  if (
    startValue !== undefined &&
    endValue !== undefined &&
    !comparisons[op]?.(startValue, endValue)
  )
    return 'never-starts';
  if (op === '==') return 'until';
  if (change === 0 || canModify(loop.body, name) || hasExit(loop.body))
    return undefined;
  if (op !== '!=')
    return op.startsWith('<') === change > 0 ? undefined : 'wrong-way';
  if (startValue === undefined || endValue === undefined) return undefined;
  if (endValue > startValue !== change > 0) return 'wrong-way';
  return canReachExactly(startValue, endValue, change)
    ? undefined
    : 'steps-over';
}
