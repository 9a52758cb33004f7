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
type Compare = (one: number, other: number) => boolean;

const comparisons: Readonly<Record<string, Compare>> = {
  '<': (one, other) => one < other,
  '<=': (one, other) => one <= other,
  '>': (one, other) => one > other,
  '>=': (one, other) => one >= other,
  '==': (one, other) => one === other,
  '!=': (one, other) => one !== other,
};

/** Iterations simulated before the limit is assumed to be reached. */
const MAX_SIMULATED_STEPS = 100_000;

/** Returns the constant that the step adds to the variable, if any. */
function getStepChange(code: string, { name = '', step = '' }: Captures) {
  const written = step.replace(/\s+/g, '');
  if (written === `${name}++` || written === `++${name}`) return 1;
  if (written === `${name}--` || written === `--${name}`) return -1;
  const [, long, short, amount = ''] =
    new RegExp(`^${name}(?:=${name}([-+])|([-+])=)([.\\w]+)$`).exec(written) ??
    [];
  const value = getConstantValue(code, amount);
  if (value === undefined) return undefined;
  return (long ?? short) === '+' ? value : -value;
}

/** Returns true when a count that moves towards `to` reaches it exactly. */
function canReachExactly(from: number, to: number, change: number): boolean {
  let value = from;
  for (let step = 0; step < MAX_SIMULATED_STEPS; step += 1) {
    if (value === to) return true;
    if (change > 0 ? value > to : value < to) return false;
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
  const from = getConstantValue(code, start);
  const to = getConstantValue(code, limit);
  if (from !== undefined && to !== undefined && !comparisons[op]?.(from, to))
    return 'never-starts';
  if (op === '==') return 'until';
  if (change === 0 || canModify(loop.body, name) || hasExit(loop.body))
    return undefined;
  if (op !== '!=')
    return op.startsWith('<') === change > 0 ? undefined : 'wrong-way';
  if (from === undefined || to === undefined) return undefined;
  if (to > from !== change > 0) return 'wrong-way';
  return canReachExactly(from, to, change) ? undefined : 'steps-over';
}
