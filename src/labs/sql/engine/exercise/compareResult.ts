import type { SqlDatabase, SqlRow } from '../types';
import { readAllRows } from './answerQuery';
import type { AnswerQuery } from './answerQuery';
import { compareRows } from './compareRows';
import type { ExpectedRows } from './expected';
import {
  writeColumnsDifference,
  writeRowsDifference,
  writeTotals,
} from './sentences';
import { foldName } from './state';
import type { ColumnsDifference, QueryTask, SqlDifference } from './types';

/** Difference of an answer, with its sentence. */
export interface Finding {
  readonly difference: SqlDifference;
  readonly sentence: string;
}

/** Options of a query with which its rows are compared. */
export type QueryOptions = Pick<
  QueryTask,
  'columns' | 'requiresColumnNames' | 'ignoresOrder' | 'decimals'
>;

/** Blanks and case do not tell the names of two columns apart. */
const foldColumn = (name: string): string =>
  foldName(name)
    .replace(/\s*([^\s\p{L}\p{N}_])\s*/gu, '$1')
    .replace(/\s+/g, ' ');

/** Removes from some names those of others, as many times as they appear. */
function subtractNames(
  names: readonly string[],
  others: readonly string[],
): readonly string[] {
  const rest = others.map(foldColumn);
  return names.filter((name) => {
    const index = rest.indexOf(foldColumn(name));
    if (index >= 0) rest.splice(index, 1);
    return index < 0;
  });
}

/**
 * Finds the columns of the answer that match those of the solution, or the
 * difference between them.
 */
function matchColumns(
  expected: readonly string[],
  actual: readonly string[],
  { columns = 'position', requiresColumnNames = false }: QueryOptions,
): readonly number[] | ColumnsDifference {
  const difference: ColumnsDifference = {
    kind: 'columns',
    expected,
    actual,
    missing: subtractNames(expected, actual),
    extra: subtractNames(actual, expected),
  };
  const hasSameNames =
    difference.missing.length === 0 && difference.extra.length === 0;
  if (columns === 'name') {
    if (!hasSameNames) return difference;
    const used = new Set<number>();
    return expected.map((name) => {
      const index = actual.findIndex(
        (other, each) =>
          !used.has(each) && foldColumn(other) === foldColumn(name),
      );
      used.add(index);
      return index;
    });
  }
  if (expected.length !== actual.length) {
    // Names that are not asked for only help to say which one is left over.
    const isClear =
      difference.missing.length === 0 || difference.extra.length === 0;
    return isClear ? difference : { ...difference, missing: [], extra: [] };
  }
  const isSame = expected.every(
    (name, index) => foldColumn(name) === foldColumn(actual[index] ?? ''),
  );
  return requiresColumnNames && !isSame
    ? difference
    : expected.map((_, index) => index);
}

/** Query of the learner, with the database where it ran. */
interface RanQuery {
  readonly db: SqlDatabase;
  readonly query: AnswerQuery;
}

/** Rows of an answer that are the expected ones. */
interface MatchedRows {
  readonly rows: readonly SqlRow[];
  /** Takes the columns of the solution from other rows of the answer. */
  readonly pickColumns: (rows: readonly SqlRow[]) => readonly SqlRow[];
}

/** Compares the rows of a query with the expected ones, in any order. */
export function compareResult(
  { db, query }: RanQuery,
  expected: ExpectedRows,
  options: QueryOptions,
): Finding | MatchedRows {
  const { table } = query;
  const names = table.columns.map(({ name }) => name);
  const indexes = matchColumns(expected.columns, names, options);
  if ('kind' in indexes)
    return {
      difference: indexes,
      sentence: writeColumnsDifference(indexes),
    };
  if (table.total !== expected.total && table.total > table.rows.length)
    return {
      difference: {
        kind: 'rows',
        expectedTotal: expected.total,
        actualTotal: table.total,
        missingTotal: 0,
        extraTotal: 0,
        missing: [],
        extra: [],
      },
      sentence: writeTotals(expected.total, table.total),
    };
  const pickColumns: MatchedRows['pickColumns'] = (all) =>
    all.map((row) => indexes.map((index) => row[index] ?? null));
  const rows = pickColumns(readAllRows(db, query).rows);
  const comparison = compareRows(expected.groups, rows, options);
  if (!comparison) return { rows, pickColumns };
  const { difference, found } = comparison;
  return {
    difference,
    sentence: writeRowsDifference(
      difference,
      found,
      indexes.map((index) => names[index] ?? ''),
    ),
  };
}
