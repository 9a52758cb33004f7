import type { Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import { SqlError } from '../types';
import type { RunResult, SqlDatabase, SqlRow } from '../types';
import { findAnswerQuery } from './answerQuery';
import type { AnswerQuery } from './answerQuery';
import { compareOrder, hasOrder } from './compareRows';
import { compareResult } from './compareResult';
import type { Finding, QueryOptions } from './compareResult';
import { findSchemaDifferences, findTableMismatches } from './compareStates';
import { computeExpectedRows } from './expected';
import type { ExpectedRows } from './expected';
import { findLuckInOrders, findLuckInTies } from './luck';
import type { QueryMatch } from './luck';
import { hasOrderBy, readSelectClauses } from './selectClauses';
import {
  writeFault,
  writeOrderDifference,
  writePlainDifference,
} from './sentences';
import { readState } from './state';
import { createCaseOpener } from './taskCase';
import type { WithDatabase } from './taskCase';
import type { OrderDifference, QueryTask, SqlCase } from './types';

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

/** Finds an order that is wrong, or that the answer does not ask for. */
function findOrderFinding(
  answer: string,
  { statement }: AnswerQuery,
  rows: readonly SqlRow[],
  expected: ExpectedRows,
  options: QueryOptions,
): Finding | undefined {
  if (!hasOrder(expected, options)) return undefined;
  const clauses = readSelectClauses(answer, statement.tokens);
  const isUnasked = !clauses || clauses.order.length === 0;
  const wrong = compareOrder(expected, rows, options);
  if (!wrong && !isUnasked) return undefined;
  const difference: OrderDifference = {
    ...(wrong ?? { kind: 'order', isReversed: false }),
    isUnasked,
    ...(isUnasked && hasOrderBy(statement.tokens) && { isNested: true }),
  };
  return { difference, sentence: writeOrderDifference(difference) };
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

/**
 * Judges a query with expected rows that are already computed.
 *
 * @param check Looks again at an answer that is right.
 */
export function compareQuery(
  open: WithDatabase,
  answer: string,
  expected: ExpectedRows,
  options: QueryOptions,
  check?: (match: QueryMatch) => Finding | undefined,
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
      const found = compareResult({ db, query }, expected, options);
      if (!('rows' in found)) return found;
      return (
        findOrderFinding(answer, query, found.rows, expected, options) ??
        check?.({ db, query, pickColumns: found.pickColumns })
      );
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
  const { solution } = task;
  const retry = { open, answer, solution, expected, options: task };
  return (
    compareQuery(open, answer, expected, task, (match) =>
      findLuckInTies(match, retry),
    ) ?? findLuckInOrders(retry, !test.isHidden)
  );
}
