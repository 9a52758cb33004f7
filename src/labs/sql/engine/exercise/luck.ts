import { readTokens } from '../tokens';
import { SqlError } from '../types';
import type { SqlDatabase, SqlRow } from '../types';
import { findAnswerQuery } from './answerQuery';
import type { AnswerQuery } from './answerQuery';
import { compareResult } from './compareResult';
import type { Finding, QueryOptions } from './compareResult';
import { compareOrder, compareRows, hasOrder } from './compareRows';
import { computeGroups } from './expected';
import type { ExpectedRows } from './expected';
import { OTHER_ORDERS } from './otherOrders';
import { readSelectClauses } from './selectClauses';
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

/** Returns true when a LIMIT that is not asked for leaves just the rows there are. */
function isExactLimit(
  query: AnswerQuery,
  { answer, solution, expected }: Retry,
): boolean {
  const limit = readSelectClauses(answer, query.statement.tokens)?.limit;
  const isAsked = readTokens(solution).some(({ upper }) => upper === 'LIMIT');
  return !isAsked && expected.total > 1 && Number(limit) === expected.total;
}

function findLuckInTies(retry: Retry): Finding | undefined {
  const { open, answer, expected, options } = retry;
  return open((db) => {
    const query = runQuery(db, answer);
    if (!query) return undefined;
    const found = compareResult({ db, query }, expected, options);
    if (!('rows' in found)) return undefined;
    if (isExactLimit(query, retry)) return createLuckFinding('limit');
    const all = db.query(query.statement.sql).rows;
    const reversed = reverseTies(db, query, answer, all);
    if (!reversed) return undefined;
    const rows = found.pickColumns(reversed);
    if (compareRows(expected.groups, rows, options))
      return createLuckFinding('rows');
    const order = hasOrder(expected, options)
      ? compareOrder(expected, rows, options)
      : undefined;
    return order && createLuckFinding('order', order);
  });
}

/** Runs an answer in another order, and finds what is wrong then. */
function findLuckInOrder(
  { open, answer, solution, expected, options }: Retry,
  reorder: (sql: string) => string,
): Finding | undefined {
  const text = reorder(answer);
  if (text === answer) return undefined;
  const compare = (sql: string) =>
    open((db) => {
      const query = runQuery(db, sql);
      return query && compareResult({ db, query }, expected, options);
    });
  const isMatch = (found: ReturnType<typeof compare>) =>
    found !== undefined && 'rows' in found;
  const found = compare(text);
  if (!found) return undefined;
  if (!('rows' in found))
    return isMatch(compare(reorder(solution)))
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
 * order: its ties, the rows that a LIMIT left, or those of a subquery.
 */
export function findLuckyQuery(
  open: WithDatabase,
  { answer, solution }: Pick<Retry, 'answer' | 'solution'>,
  expected: ExpectedRows,
  options: QueryOptions,
): Finding | undefined {
  const retry = { open, answer, solution, expected, options };
  const tries = [
    () => findLuckInTies(retry),
    ...OTHER_ORDERS.map((reorder) => () => findLuckInOrder(retry, reorder)),
  ];
  for (const find of tries) {
    const finding = tryFinding(find);
    if (finding) return finding;
  }
  return undefined;
}
