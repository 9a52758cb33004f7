import { isNumeric } from '../formatValue';
import type { SqlRow, SqlValue } from '../types';

/** Part of a number that may be lost to the rounding of REAL values. */
const RELATIVE_TOLERANCE = 1e-11;

/** Comparison of the numbers of two results. */
export interface Comparison {
  /** Decimals that count; all of them by default. */
  readonly decimals?: number | undefined;
}

function isSameBlob(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index]);
}

function isSameNumber(
  a: bigint | number,
  b: bigint | number,
  { decimals }: Comparison,
): boolean {
  // An INTEGER and a REAL are compared as numbers: `avg` gives 3.0 for 3.
  if (a == b) return true;
  if (typeof a === 'bigint' && typeof b === 'bigint' && decimals === undefined)
    return false;
  const [x, y] = [Number(a), Number(b)];
  const size = Math.max(1, Math.abs(x), Math.abs(y));
  const rounding = decimals === undefined ? 0 : 0.5 * 10 ** -decimals;
  return Math.abs(x - y) <= rounding + RELATIVE_TOLERANCE * size;
}

/** Returns true when two values count as the same in a result. */
export function isSameValue(
  a: SqlValue,
  b: SqlValue,
  comparison: Comparison = {},
): boolean {
  if (isNumeric(a) && isNumeric(b)) return isSameNumber(a, b, comparison);
  if (a instanceof Uint8Array && b instanceof Uint8Array)
    return isSameBlob(a, b);
  return a === b;
}

/** Returns true when two rows count as the same. */
export const isSameRow = (
  a: SqlRow,
  b: SqlRow,
  comparison: Comparison = {},
): boolean =>
  a.length === b.length &&
  a.every((value, index) => isSameValue(value, b[index] ?? null, comparison));

/** Returns a text that equal values share, and only them. */
function createValueKey(value: SqlValue): string {
  if (value === null) return 'null';
  if (typeof value === 'string') return `text ${value}`;
  if (value instanceof Uint8Array) return `blob ${String(value)}`;
  return `number ${String(value === 0 ? 0 : value)}`;
}

/** Returns a text that equal rows share; near numbers do not. */
export const createRowKey = (row: SqlRow): string =>
  JSON.stringify(row.map(createValueKey));

/** Returns a text that rows with other numbers in the same places share. */
export const createLooseRowKey = (row: SqlRow): string =>
  JSON.stringify(
    row.map((value) => (isNumeric(value) ? 'number' : createValueKey(value))),
  );
