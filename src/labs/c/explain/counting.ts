import { visibleAt } from './blocks';
import { hasWayOut, loopAt, mayChange, valueOf } from './loops';

/**
 * Header of a counting `for`. Named groups: `type`, `name`, `start`, `op`,
 * `limit` and `step`.
 */
export const countingFor =
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
const MAX_STEPS = 100_000;

/** Returns the constant that the step adds to the variable, if any. */
function changeOf(code: string, { name = '', step = '' }: Captures) {
  const written = step.replace(/\s+/g, '');
  if (written === `${name}++` || written === `++${name}`) return 1;
  if (written === `${name}--` || written === `--${name}`) return -1;
  const [, long, short, amount = ''] =
    new RegExp(`^${name}(?:=${name}([-+])|([-+])=)([.\\w]+)$`).exec(written) ??
    [];
  const value = valueOf(code, amount);
  if (value === undefined) return undefined;
  return (long ?? short) === '+' ? value : -value;
}

/** Returns true when a count that moves towards `to` reaches it exactly. */
function meets(from: number, to: number, change: number): boolean {
  let value = from;
  for (let step = 0; step < MAX_STEPS; step += 1) {
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
export function countFault(
  code: string,
  captures: Captures,
  index: number,
): CountFault | undefined {
  const { name = '', op = '', start = '', limit = '' } = captures;
  const loop = loopAt(code, index);
  const change = changeOf(code, captures);
  if (
    !loop ||
    change === undefined ||
    isUnsigned(visibleAt(code, index), captures)
  )
    return undefined;
  const from = valueOf(code, start);
  const to = valueOf(code, limit);
  if (from !== undefined && to !== undefined && !comparisons[op]?.(from, to))
    return 'never-starts';
  if (op === '==') return 'until';
  if (change === 0 || mayChange(loop.body, name) || hasWayOut(loop.body))
    return undefined;
  if (op !== '!=')
    return op.startsWith('<') === change > 0 ? undefined : 'wrong-way';
  if (from === undefined || to === undefined) return undefined;
  if (to > from !== change > 0) return 'wrong-way';
  return meets(from, to, change) ? undefined : 'steps-over';
}
