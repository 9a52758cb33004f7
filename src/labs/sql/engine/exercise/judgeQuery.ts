import type { Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import { readTokens } from '../tokens';
import { SqlError } from '../types';
import type { ResultTable, RunResult, SqlDatabase, SqlRow } from '../types';
import { findAnswerQuery, readAllRows } from './answerQuery';
import type { AnswerQuery } from './answerQuery';
import { compareOrder, compareRows } from './compareRows';
import { findTableMismatches, findSchemaDifferences } from './compareStates';
import { computeExpectedRows } from './expected';
import type { ExpectedRows } from './expected';
import { hasOrderBy } from './selectClauses';
import {
  writeColumnsDifference,
  writeFault,
  writeOrderDifference,
  writePlainDifference,
  writeRowsDifference,
  writeTotals,
} from './sentences';
import { foldName, readState } from './state';
import { createCaseOpener } from './taskCase';
import type { WithDatabase } from './taskCase';
import type {
  ColumnsDifference,
  OrderDifference,
  QueryTask,
  SqlCase,
  SqlDifference,
} from './types';

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

const pickColumns = (
  { rows }: ResultTable,
  indexes: readonly number[],
): readonly SqlRow[] =>
  rows.map((row) => indexes.map((index) => row[index] ?? null));

/** Query of the learner, with the database where it ran. */
interface RanQuery {
  readonly db: SqlDatabase;
  readonly query: AnswerQuery;
}

/** Compares the rows of a query with the expected ones, in any order. */
function findRowsFinding(
  { db, query }: RanQuery,
  expected: ExpectedRows,
  options: QueryOptions,
): Finding | { readonly rows: readonly SqlRow[] } {
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
  const rows = pickColumns(readAllRows(db, query), indexes);
  const comparison = compareRows(expected.groups, rows, options);
  if (!comparison) return { rows };
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

/** Finds what a query changes in the database; views do not count. */
function findWrite(open: WithDatabase, db: SqlDatabase): Finding | undefined {
  const initial = open(readState);
  const states = { initial, expected: initial, actual: readState(db) };
  const [table] = findTableMismatches(states, {});
  const schema = findSchemaDifferences(states).find(
    ({ type, change }) => type !== 'view' || change !== 'added',
  );
  const name = table?.difference.table ?? schema?.name;
  if (name === undefined) return undefined;
  const difference = { kind: 'writes', name } as const;
  return { difference, sentence: writePlainDifference(difference) };
}

const toOrderFinding = (difference: OrderDifference): Finding => ({
  difference,
  sentence: writeOrderDifference(difference),
});

/**
 * Finds an order that is wrong, or that is right by luck: the answer asks for
 * none, or gives another when SQLite reads the tables backwards.
 */
function findOrderFinding(
  open: WithDatabase,
  answer: string,
  {
    expected,
    rows,
    options,
  }: {
    readonly expected: ExpectedRows;
    readonly rows: readonly SqlRow[];
    readonly options: QueryOptions;
  },
): Finding | undefined {
  const isOrdered =
    !options.ignoresOrder &&
    expected.orderTerms.length > 0 &&
    expected.groups.length > 1;
  if (!isOrdered) return undefined;
  const isUnasked = !hasOrderBy(readTokens(answer));
  const difference = compareOrder(expected, rows, options);
  if (difference) return toOrderFinding({ ...difference, isUnasked });
  if (isUnasked)
    return toOrderFinding({ kind: 'order', isUnasked, isReversed: false });
  return open((db) => {
    db.run('PRAGMA reverse_unordered_selects = on');
    const query = findAnswerQuery(answer, db.run(answer));
    if (!query) return undefined;
    const found = findRowsFinding({ db, query }, expected, options);
    // Other rows may be right: those of `group_concat`, which keeps no order.
    if (!('rows' in found)) return undefined;
    const reversed = compareOrder(expected, found.rows, options);
    return reversed && toOrderFinding(reversed);
  });
}

/** Returns what keeps an answer from being judged. */
export function findRunFinding(run: RunResult): Finding | undefined {
  if (run.fault)
    return {
      difference: { kind: 'error', fault: run.fault },
      sentence: writeFault(run.fault),
    };
  if (run.statements.length > 0) return undefined;
  const difference = { kind: 'empty' } as const;
  return { difference, sentence: writePlainDifference(difference) };
}

/** Judges a query with expected rows that are already computed. */
export function compareQuery(
  open: WithDatabase,
  answer: string,
  expected: ExpectedRows,
  options: QueryOptions,
): Finding | undefined {
  return open((db) => {
    const run = db.run(answer);
    const stopped = findRunFinding(run);
    if (stopped) return stopped;
    const write = run.hasChanged ? findWrite(open, db) : undefined;
    if (write) return write;
    const query = findAnswerQuery(answer, run);
    if (!query) {
      const difference = { kind: 'no-rows' } as const;
      return { difference, sentence: writePlainDifference(difference) };
    }
    try {
      const found = findRowsFinding({ db, query }, expected, options);
      if (!('rows' in found)) return found;
      return findOrderFinding(open, answer, {
        expected,
        rows: found.rows,
        options,
      });
    } catch (error) {
      if (!(error instanceof SqlError)) throw error;
      const { fault } = error;
      return {
        difference: { kind: 'error', fault },
        sentence: writeFault(fault),
      };
    }
  });
}

/** Judges a query with the data of a case; undefined when it is right. */
export function judgeQuery(
  sqlite: Sqlite3Static,
  task: QueryTask,
  test: SqlCase,
  answer: string,
): Finding | undefined {
  const open = createCaseOpener(sqlite, test);
  const expected = open((db) => computeExpectedRows(db, test, task.solution));
  return compareQuery(open, answer, expected, task);
}
