import type { SqlRow } from '../types';
import { createLooseRowKey, createRowKey, isSameRow } from './values';
import type { Comparison } from './values';

/** Positions of the rows of one bag that the other does not have. */
export interface BagDifference {
  /** Positions in the expected rows. */
  readonly missing: readonly number[];
  /** Positions in the actual rows. */
  readonly extra: readonly number[];
}

/** Rows of a bag that are still to be matched, by a key. */
class RowPool {
  readonly #positions = new Map<string, number[]>();
  readonly #createKey: (row: SqlRow) => string;

  constructor(
    rows: readonly SqlRow[],
    positions: readonly number[],
    createKey: (row: SqlRow) => string,
  ) {
    this.#createKey = createKey;
    for (const position of positions) {
      const key = createKey(rows[position] ?? []);
      const found = this.#positions.get(key);
      if (found) found.push(position);
      else this.#positions.set(key, [position]);
    }
  }

  /** Takes out the first row with the same key that the test accepts. */
  take(row: SqlRow, accepts: (position: number) => boolean): boolean {
    const positions = this.#positions.get(this.#createKey(row)) ?? [];
    const index = positions.findIndex(accepts);
    if (index < 0) return false;
    positions.splice(index, 1);
    return true;
  }

  list(): readonly number[] {
    return [...this.#positions.values()].flat().sort((a, b) => a - b);
  }
}

const listPositions = (rows: readonly SqlRow[]): readonly number[] =>
  rows.map((_, index) => index);

/**
 * Compares two bags of rows: each row counts as many times as it appears.
 * Equal rows are matched first; then, those whose numbers are near.
 */
export function compareBags(
  expected: readonly SqlRow[],
  actual: readonly SqlRow[],
  comparison: Comparison = {},
): BagDifference {
  const exact = new RowPool(expected, listPositions(expected), createRowKey);
  const unmatched = listPositions(actual).filter(
    (position) => !exact.take(actual[position] ?? [], () => true),
  );
  if (unmatched.length === 0) return { missing: exact.list(), extra: [] };
  const near = new RowPool(expected, exact.list(), createLooseRowKey);
  const extra = unmatched.filter((position) => {
    const row = actual[position] ?? [];
    return !near.take(row, (other) =>
      isSameRow(expected[other] ?? [], row, comparison),
    );
  });
  return { missing: near.list(), extra };
}

/** Returns true when two bags have the same rows. */
export function isSameBag(
  expected: readonly SqlRow[],
  actual: readonly SqlRow[],
  comparison: Comparison = {},
): boolean {
  if (expected.length !== actual.length) return false;
  return compareBags(expected, actual, comparison).extra.length === 0;
}
