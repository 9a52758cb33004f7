import type { Token } from '../tokens';
import type { SqlRange } from '../types';
import type { Expression } from './syntax';

/** Functions that are always aggregates. */
const AGGREGATES = new Set(
  `AVG COUNT GROUP_CONCAT JSONB_GROUP_ARRAY JSONB_GROUP_OBJECT JSON_GROUP_ARRAY
   JSON_GROUP_OBJECT MEDIAN PERCENTILE PERCENTILE_CONT PERCENTILE_DISC
   STRING_AGG SUM TOTAL`.split(/\s+/),
);

/** Functions that are aggregates when they receive one value. */
const ONE_VALUE_AGGREGATES = new Set(['MAX', 'MIN']);

/** Call of a function that works on several rows. */
interface RowsCall extends SqlRange {
  readonly kind: 'aggregate' | 'window';
  /** Name of the function, in upper case. */
  readonly name: string;
}

/** Returns the index after the parenthesis that closes one. */
function findClosing(tokens: readonly Token[], open: number): number {
  let depth = 0;
  for (let index = open; index < tokens.length; index += 1) {
    const { text } = tokens[index] ?? { text: '' };
    if (text === '(') depth += 1;
    if (text === ')') depth -= 1;
    if (depth === 0) return index + 1;
  }
  return tokens.length;
}

function hasComma(tokens: readonly Token[]): boolean {
  let depth = 0;
  return tokens.some(({ text }) => {
    if (text === '(') depth += 1;
    if (text === ')') depth -= 1;
    return text === ',' && depth === 1;
  });
}

/** Reads the call whose name is at an index. */
function readCall(
  tokens: readonly Token[],
  index: number,
): (RowsCall & { readonly next: number }) | undefined {
  const name = tokens[index];
  if (name?.kind !== 'word' || tokens[index + 1]?.text !== '(')
    return undefined;
  const closing = findClosing(tokens, index + 1);
  let next = closing;
  if (tokens[next]?.upper === 'FILTER') next = findClosing(tokens, next + 1);
  const isWindow = tokens[next]?.upper === 'OVER';
  if (isWindow)
    next =
      tokens[next + 1]?.text === '(' ? findClosing(tokens, next + 1) : next + 2;
  const isAggregate =
    AGGREGATES.has(name.upper) ||
    (ONE_VALUE_AGGREGATES.has(name.upper) &&
      !hasComma(tokens.slice(index + 1, closing)));
  if (!isWindow && !isAggregate) return undefined;
  return {
    kind: isWindow ? 'window' : 'aggregate',
    name: name.upper,
    start: name.start,
    end: tokens[next - 1]?.end ?? name.end,
    next,
  };
}

/**
 * Finds the calls of aggregates and of window functions in an expression, but
 * not those of its subqueries. Inside the call of a window function, aggregates
 * are found too; inside an aggregate, nothing is.
 */
export function findRowsCalls({
  tokens,
  subqueries,
}: Expression): readonly RowsCall[] {
  const calls: RowsCall[] = [];
  for (let index = 0; index < tokens.length;) {
    const token = tokens[index];
    const isInside = subqueries.some(
      ({ start, end }) => token && token.start >= start && token.end <= end,
    );
    const call = isInside ? undefined : readCall(tokens, index);
    if (call) {
      const { next, ...rest } = call;
      calls.push(rest);
      index = call.kind === 'aggregate' ? next : index + 1;
    } else index += 1;
  }
  return calls;
}

/** Returns true for an expression that calls an aggregate. */
export const hasAggregate = (expression: Expression): boolean =>
  findRowsCalls(expression).some(({ kind }) => kind === 'aggregate');

/** Returns true for an expression that calls a window function. */
export const hasWindow = (expression: Expression): boolean =>
  findRowsCalls(expression).some(({ kind }) => kind === 'window');
