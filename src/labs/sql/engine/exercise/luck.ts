import { SqlError } from '../types';
import type { SqlDatabase, SqlRow } from '../types';
import { findAnswerQuery, readAllRows } from './answerQuery';
import type { AnswerQuery } from './answerQuery';
import { compareResult } from './compareResult';
import type { Finding, QueryOptions } from './compareResult';
import { compareOrder, compareRows, hasOrder } from './compareRows';
import { computeGroups } from './expected';
import type { ExpectedRows } from './expected';
import { OTHER_ORDERS } from './otherOrders';
import { listLimitChanges } from './limitChanges';
import { mayReverseTables, writeReversedTables } from './reversedTables';
import { writeOrderDifference } from './sentences';
import type { WithDatabase } from './taskCase';
import type { OrderDifference } from './types';

/** Creates the finding of an answer that other rows would make wrong. */
export function createLuckFinding(
  luck: NonNullable<OrderDifference['luck']>,
  order?: OrderDifference,
): Finding {
  const difference: OrderDifference = {
    ...(order ?? { kind: 'order', isUnasked: false, isReversed: false }),
    luck,
  };
  return { difference, sentence: writeOrderDifference(difference) };
}

/**
 * Computes the rows of a query with its ties the other way round, and with
 * those that its LIMIT leaves out; undefined when that is not known.
 */
function reverseTies(
  db: SqlDatabase,
  query: AnswerQuery,
  answer: string,
  rows: readonly SqlRow[],
): readonly SqlRow[] | undefined {
  const { groups, orderTerms } = computeGroups(db, query, answer);
  const total = groups.reduce((sum, { take }) => sum + take, 0);
  const expected = { columns: [], groups, orderTerms, total };
  const isKnown = total === rows.length && !compareOrder(expected, rows, {});
  return isKnown
    ? groups.flatMap((group) => [...group.rows].reverse().slice(0, group.take))
    : undefined;
}

/** Answer that gave the expected rows, in the database where it ran. */
export interface QueryMatch {
  readonly db: SqlDatabase;
  readonly query: AnswerQuery;
  /** Takes the columns of the solution out of those of the answer. */
  readonly pickColumns: (rows: readonly SqlRow[]) => readonly SqlRow[];
}

/** Rows with which an answer is tried again, and those of the solution. */
interface Retry {
  readonly open: WithDatabase;
  readonly answer: string;
  readonly solution: string;
  readonly expected: ExpectedRows;
  readonly options: QueryOptions;
}

/** Runs statements again; undefined when they meet an error, as of time. */
function runQuery(db: SqlDatabase, sql: string): AnswerQuery | undefined {
  const run = db.run(sql);
  return run.fault ? undefined : findAnswerQuery(sql, run);
}

/** Finds what is right in an answer only because of how its ties came. */
export const findLuckInTies = (
  { db, query, pickColumns }: QueryMatch,
  { answer, expected, options }: Retry,
): Finding | undefined =>
  tryFinding(() => {
    const all = readAllRows(db, query).rows;
    const reversed = reverseTies(db, query, answer, all);
    if (!reversed) return undefined;
    const rows = pickColumns(reversed);
    if (compareRows(expected.groups, rows, options))
      return createLuckFinding('rows');
    const order = hasOrder(expected, options)
      ? compareOrder(expected, rows, options)
      : undefined;
    return order && createLuckFinding('order', order);
  });

/** Returns the result of statements as compared with the expected rows. */
const compareAgain = ({ open, expected, options }: Retry, sql: string) =>
  open((db) => {
    const query = runQuery(db, sql);
    return query && compareResult({ db, query }, expected, options);
  });

type Compared = ReturnType<typeof compareAgain>;

/** Returns true for a result with the expected rows. */
const hasExpectedRows = (found: Compared): boolean =>
  found !== undefined && 'rows' in found;

/** Finds a LIMIT that is not asked for and leaves all the rows that there are. */
function findIdleLimit(retry: Retry): Finding | undefined {
  const isIdle = listLimitChanges(retry).some(
    ({ without, least }) =>
      hasExpectedRows(compareAgain(retry, without)) &&
      !hasExpectedRows(compareAgain(retry, least)),
  );
  return isIdle ? createLuckFinding('limit') : undefined;
}

/** Runs an answer in another order, and finds what is wrong then. */
function findLuckInOrder(
  retry: Retry,
  reorder: (sql: string) => string,
): Finding | undefined {
  const { answer, solution, expected, options } = retry;
  const text = reorder(answer);
  if (text === answer) return undefined;
  const found = compareAgain(retry, text);
  if (!found) return undefined;
  if (!('rows' in found))
    return hasExpectedRows(compareAgain(retry, reorder(solution)))
      ? createLuckFinding('rows')
      : undefined;
  const order = hasOrder(expected, options)
    ? compareOrder(expected, found.rows, options)
    : undefined;
  return order && createLuckFinding('order', order);
}

/** Calls a function that may use too much of something; then finds nothing. */
function tryFinding(find: () => Finding | undefined): Finding | undefined {
  try {
    return find();
  } catch (error) {
    if (!(error instanceof SqlError)) throw error;
    return undefined;
  }
}

/**
 * Finds what is right in an answer only because SQLite read the rows in some
 * order, or because there are no more rows than its LIMIT.
 *
 * @param isVisible True for the data that learners see, where a LIMIT that
 *   means something leaves rows out.
 */
export function findLuckInOrders(
  retry: Retry,
  isVisible: boolean,
): Finding | undefined {
  const { answer, open } = retry;
  const tries = [
    ...(isVisible ? [() => findIdleLimit(retry)] : []),
    ...OTHER_ORDERS.map((reorder) => () => findLuckInOrder(retry, reorder)),
    () => {
      const prefix = open((db) =>
        mayReverseTables(db, answer)
          ? writeReversedTables(db.readSchema())
          : '',
      );
      return findLuckInOrder(retry, (sql) => prefix + sql);
    },
  ];
  for (const find of tries) {
    const finding = tryFinding(find);
    if (finding) return finding;
  }
  return undefined;
}
