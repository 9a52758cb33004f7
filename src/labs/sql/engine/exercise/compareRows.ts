import type { SqlRow } from '../types';
import { compareBags, isSameBag } from './bags';
import type { ExpectedRows, RowGroup } from './expected';
import { MAX_EXAMPLES } from './limits';
import { findRowCause } from './rowCause';
import type { FoundCause } from './rowCause';
import type { OrderDifference, RowsDifference } from './types';
import { isSameRow, isSameValue } from './values';
import type { Comparison } from './values';

/** Difference of two results, and what explains it. */
export interface RowsComparison {
  readonly difference: RowsDifference;
  readonly found: FoundCause | undefined;
}

const isWhole = ({ rows, take }: RowGroup): boolean => rows.length === take;

/**
 * Compares rows with the expected ones, in any order. Of a group that LIMIT
 * cuts, any rows are right.
 *
 * @param initial Rows before a change.
 */
export function compareRows(
  groups: readonly RowGroup[],
  actual: readonly SqlRow[],
  comparison: Comparison,
  initial?: readonly SqlRow[],
): RowsComparison | undefined {
  const whole = groups.filter(isWhole).flatMap(({ rows }) => rows);
  const first = compareBags(whole, actual, comparison);
  let { extra } = first;
  const missing = first.missing.map((position) => whole[position] ?? []);
  for (const { rows, take } of groups.filter((group) => !isWhole(group))) {
    const rest = extra.map((position) => actual[position] ?? []);
    const cut = compareBags(rows, rest, comparison);
    const isExtra = new Set(cut.extra);
    const matched = extra.filter((_, index) => !isExtra.has(index)).slice(take);
    const absent = Math.max(0, take - (rest.length - cut.extra.length));
    missing.push(
      ...cut.missing.slice(0, absent).map((position) => rows[position] ?? []),
    );
    extra = [
      ...extra.filter((_, index) => isExtra.has(index)),
      ...matched,
    ].sort((a, b) => a - b);
  }
  if (missing.length === 0 && extra.length === 0) return undefined;
  const expected = groups.flatMap(({ rows, take }) => rows.slice(0, take));
  const found = findRowCause({
    expected,
    actual,
    missing,
    extra,
    comparison,
    ...(initial && { initial }),
  });
  const [row] = extra;
  const place = found?.place ?? (row === undefined ? undefined : { row });
  return {
    found,
    difference: {
      kind: 'rows',
      expectedTotal: expected.length,
      actualTotal: actual.length,
      missingTotal: missing.length,
      extraTotal: extra.length,
      missing: missing.slice(0, MAX_EXAMPLES),
      extra: extra
        .slice(0, MAX_EXAMPLES)
        .map((position) => actual[position] ?? []),
      ...(found && { cause: found.cause }),
      ...(place && { place }),
    },
  };
}

/** First place where rows break the order, and the group expected there. */
interface OrderBreak {
  readonly position: number;
  readonly index: number;
  /** Rows of the group that are not in their place. */
  readonly late: readonly number[];
  readonly end: number;
}

function findOrderBreak(
  groups: readonly RowGroup[],
  actual: readonly SqlRow[],
  comparison: Comparison,
): OrderBreak | undefined {
  let start = 0;
  for (const [index, { rows, take }] of groups.entries()) {
    const end = start + take;
    const slice = actual.slice(start, end);
    const { extra, missing } = compareBags(rows, slice, comparison);
    const [first] = extra;
    if (first !== undefined)
      return { position: start + first, index, late: missing, end };
    start = end;
  }
  return undefined;
}

/** Finds the key by which a row comes before another. */
function findKey(
  { groups, orderTerms }: ExpectedRows,
  { index, late }: OrderBreak,
  { early, lateRow }: { readonly early: SqlRow; readonly lateRow: SqlRow },
  comparison: Comparison,
): OrderDifference['key'] {
  const group = groups[index];
  const latePosition = late.find((position) =>
    isSameRow(group?.rows[position] ?? [], lateRow, comparison),
  );
  const lateKeys = group?.keys[latePosition ?? 0] ?? [];
  const earlyKeys = groups.slice(index + 1).flatMap(({ rows, keys }) => {
    const position = rows.findIndex((row) => isSameRow(row, early, comparison));
    return position < 0 ? [] : [keys[position] ?? []];
  })[0];
  if (!earlyKeys) return undefined;
  const at = lateKeys.findIndex(
    (value, key) => !isSameValue(value, earlyKeys[key] ?? null),
  );
  const sql = orderTerms[at];
  if (sql === undefined) return undefined;
  return { sql, early: earlyKeys[at] ?? null, late: lateKeys[at] ?? null };
}

/** Returns true when the order of the rows of an answer counts. */
export const hasOrder = (
  { orderTerms, groups }: ExpectedRows,
  { ignoresOrder = false }: { readonly ignoresOrder?: boolean },
): boolean => !ignoresOrder && orderTerms.length > 0 && groups.length > 1;

/**
 * Compares the order of rows, which are the expected ones, by the keys of the
 * solution: those of a group may come in any order.
 */
export function compareOrder(
  expected: ExpectedRows,
  actual: readonly SqlRow[],
  comparison: Comparison,
): OrderDifference | undefined {
  const { groups } = expected;
  const found = findOrderBreak(groups, actual, comparison);
  if (!found) return undefined;
  const early = actual[found.position] ?? [];
  const group = groups[found.index];
  const lateRow = actual
    .slice(found.end)
    .find((row) =>
      found.late.some((position) =>
        isSameRow(group?.rows[position] ?? [], row, comparison),
      ),
    );
  const key =
    lateRow && findKey(expected, found, { early, lateRow }, comparison);
  return {
    kind: 'order',
    place: { row: found.position },
    early,
    ...(lateRow && { late: lateRow }),
    ...(key && { key }),
    isUnasked: false,
    isReversed: !findOrderBreak(groups, [...actual].reverse(), comparison),
  };
}

/** Compares the rows of two tables. */
export const compareTables = (
  expected: readonly SqlRow[],
  actual: readonly SqlRow[],
  initial: readonly SqlRow[],
): RowsComparison | undefined =>
  isSameBag(expected, actual)
    ? undefined
    : compareRows(
        [{ rows: expected, keys: [], take: expected.length }],
        actual,
        {},
        initial,
      );
