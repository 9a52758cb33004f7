import type { SqlRow, SqlValue } from '../types';
import { findCellCause } from './cellCause';
import type { CellPlace, RowCause } from './types';
import { createRowKey, isSameRow } from './values';
import type { Comparison } from './values';

/** Results that differ, and the positions of the rows that do. */
export interface RowMismatch {
  readonly expected: readonly SqlRow[];
  readonly actual: readonly SqlRow[];
  /** Rows that are missing. */
  readonly missing: readonly SqlRow[];
  /** Positions, in the actual rows, of those left over. */
  readonly extra: readonly number[];
  readonly comparison: Comparison;
  /** Rows before a change. */
  readonly initial?: readonly SqlRow[];
}

/** Cause of a mismatch, with the rows that show it. */
export interface FoundCause {
  readonly cause: RowCause;
  readonly place?: CellPlace;
  /** Expected and actual values of the first cell that differs. */
  readonly pair?: readonly [expected: SqlRow, actual: SqlRow];
}

const dropColumn = (row: SqlRow, column: number): SqlRow =>
  row.filter((_, index) => index !== column);

/** Returns true when two bags have the same rows, to the last digit. */
function isIdenticalBag(a: readonly SqlRow[], b: readonly SqlRow[]): boolean {
  const writeBag = (rows: readonly SqlRow[]) =>
    rows.map(createRowKey).sort().join('\n');
  return a.length === b.length && writeBag(a) === writeBag(b);
}

const pickExtra = ({ actual, extra }: RowMismatch): readonly SqlRow[] =>
  extra.map((position) => actual[position] ?? []);

/** Finds rows that differ from the expected ones only in their repetitions. */
function findRepetition(mismatch: RowMismatch): RowCause | undefined {
  const { expected, actual, missing, extra } = mismatch;
  const includesAll = (rows: readonly SqlRow[], all: readonly SqlRow[]) => {
    const keys = new Set(all.map(createRowKey));
    return rows.every((row) => keys.has(createRowKey(row)));
  };
  if (missing.length === 0 && includesAll(pickExtra(mismatch), expected))
    return 'repeated';
  if (extra.length === 0 && actual.length > 0 && includesAll(missing, actual))
    return 'merged';
  return undefined;
}

/** Returns true when the expected rows come with two columns swapped. */
function hasSwappedColumns({ expected, actual }: RowMismatch): boolean {
  const width = expected[0]?.length ?? 0;
  if (expected.length !== actual.length) return false;
  const swap = (row: SqlRow, a: number, b: number): SqlRow => {
    const swapped: SqlValue[] = [...row];
    swapped[a] = row[b] ?? null;
    swapped[b] = row[a] ?? null;
    return swapped;
  };
  return Array.from({ length: width }, (_, b) =>
    Array.from({ length: b }, (__, a) => [a, b] as const),
  )
    .flat()
    .some(([a, b]) =>
      isIdenticalBag(
        expected,
        actual.map((row) => swap(row, a, b)),
      ),
    );
}

/** Finds the only column whose cells differ; -1 for none. */
function findWrongColumn(mismatch: RowMismatch): number {
  const { missing } = mismatch;
  const extra = pickExtra(mismatch);
  const width = missing[0]?.length ?? 0;
  if (width < 2 || missing.length !== extra.length) return -1;
  return Array.from({ length: width }, (_, column) => column).findIndex(
    (column) =>
      isIdenticalBag(
        missing.map((row) => dropColumn(row, column)),
        extra.map((row) => dropColumn(row, column)),
      ),
  );
}

/** Finds the missing row that the first row left over should have been. */
function pairFirstRow(
  mismatch: RowMismatch,
  column: number,
): FoundCause | undefined {
  const { actual, extra, missing, comparison } = mismatch;
  const row = extra[0] ?? 0;
  const found = actual[row] ?? [];
  const classify = (candidate: SqlRow) =>
    findCellCause(candidate[column] ?? null, found[column] ?? null);
  const candidates = missing.filter((candidate) =>
    isSameRow(
      dropColumn(candidate, column),
      dropColumn(found, column),
      comparison,
    ),
  );
  const wanted =
    candidates.find((candidate) => classify(candidate) !== 'cell') ??
    candidates[0];
  if (!wanted) return undefined;
  return {
    cause: classify(wanted),
    place: { row, column },
    pair: [wanted, found],
  };
}

/** Finds changes that were not made, or were made to other rows. */
function findWrongRows(mismatch: RowMismatch): RowCause | undefined {
  const { initial, missing } = mismatch;
  if (!initial) return undefined;
  const keys = new Set(initial.map(createRowKey));
  const wasThere = (row: SqlRow) => keys.has(createRowKey(row));
  const extra = pickExtra(mismatch);
  if (missing.length > 0 && missing.every(wasThere)) return 'overreach';
  if (extra.length > 0 && extra.every(wasThere)) return 'untouched';
  return undefined;
}

/** Finds the reason for which two results differ, when one explains it all. */
export function findRowCause(mismatch: RowMismatch): FoundCause | undefined {
  const { missing, extra } = mismatch;
  const [row] = extra;
  const place = row === undefined ? undefined : { row };
  const withPlace = (cause: RowCause): FoundCause => ({
    cause,
    ...(place && { place }),
  });
  const wrongRows = findWrongRows(mismatch);
  if (wrongRows) return withPlace(wrongRows);
  const repetition = findRepetition(mismatch);
  if (repetition) return withPlace(repetition);
  if (missing.length === 0 || extra.length === 0) return undefined;
  if (hasSwappedColumns(mismatch)) return withPlace('column-order');
  const column = findWrongColumn(mismatch);
  if (column >= 0) return pairFirstRow(mismatch, column);
  const isSingle = missing[0]?.length === 1 && missing.length === extra.length;
  if (!isSingle) return undefined;
  const found = pairFirstRow(mismatch, 0);
  // One value of another row is not a wrong cell.
  return found?.cause === 'cell' && missing.length > 1 ? undefined : found;
}
