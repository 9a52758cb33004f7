import { isNumeric } from '../../engine/formatValue';
import type { SqlRow, SqlValue } from '../../engine/types';

/** Order of the view of a table. */
export interface ViewOrder {
  readonly column: number;
  readonly isDescending: boolean;
}

function rankType(value: SqlValue): number {
  if (value === null) return 0;
  if (isNumeric(value)) return 1;
  return typeof value === 'string' ? 2 : 3;
}

function compareBytes(a: Uint8Array, b: Uint8Array): number {
  const index = a.findIndex((byte, place) => byte !== b[place]);
  if (index < 0) return a.length - b.length;
  return (a[index] ?? 0) - (b[index] ?? -1);
}

/** Compares two values as ORDER BY does: NULL, numbers, texts and blobs. */
function compareValues(a: SqlValue, b: SqlValue): number {
  if (a instanceof Uint8Array && b instanceof Uint8Array)
    return compareBytes(a, b);
  const difference = rankType(a) - rankType(b);
  if (difference !== 0 || a === null || b === null) return difference;
  if (a < b) return -1;
  return a > b ? 1 : 0;
}

/**
 * Returns the indexes of the rows, sorted by one column; equal rows, and all of
 * them without an order, stay as they came.
 */
export function sortRows(
  rows: readonly SqlRow[],
  order: ViewOrder | undefined,
): readonly number[] {
  const indexes = [...rows.keys()];
  if (!order) return indexes;
  const sign = order.isDescending ? -1 : 1;
  const readValue = (index: number) => rows[index]?.[order.column] ?? null;
  return indexes.sort(
    (a, b) => sign * compareValues(readValue(a), readValue(b)),
  );
}
