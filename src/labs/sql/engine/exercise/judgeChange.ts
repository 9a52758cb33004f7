import type { Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import { findSchemaDifferences, findTableMismatches } from './compareStates';
import type { StateTriple } from './compareStates';
import type { Finding } from './compareResult';
import { findRunFinding } from './judgeQuery';
import { listLimitChanges } from './limitChanges';
import { createLuckFinding } from './luck';
import { OTHER_ORDERS } from './otherOrders';
import {
  writePlainDifference,
  writeSchemaDifference,
  writeTableDifference,
} from './sentences';
import { isInTransaction, readState } from './state';
import { createCaseOpener, createTaskError, runSolution } from './taskCase';
import type { WithDatabase } from './taskCase';
import type { ChangeTask, SqlCase } from './types';

/** Finds what an answer leaves otherwise than the solution. */
function compareStates(
  states: StateTriple,
  task: ChangeTask,
): Finding | undefined {
  const tables = findTableMismatches(states, task);
  // A table that had to change explains more than one that had not.
  const table =
    tables.find(({ difference }) => !difference.isForeign) ?? tables[0];
  if (table)
    return {
      difference: table.difference,
      sentence: writeTableDifference(table.difference, table.found),
    };
  const [schema] = findSchemaDifferences(states);
  return (
    schema && { difference: schema, sentence: writeSchemaDifference(schema) }
  );
}

/** Finds a change that is right only in the order in which SQLite read rows. */
function findLuckyChange(
  open: WithDatabase,
  task: ChangeTask,
  states: Pick<StateTriple, 'initial' | 'expected'>,
  {
    answer,
    isVisible,
  }: { readonly answer: string; readonly isVisible: boolean },
): Finding | undefined {
  const isRight = (sql: string) =>
    open((db) => {
      if (db.run(sql).fault) return undefined;
      return !compareStates({ ...states, actual: readState(db) }, task);
    });
  const isLucky = OTHER_ORDERS.some((reorder) => {
    const text = reorder(answer);
    return (
      text !== answer &&
      isRight(text) === false &&
      isRight(reorder(task.solution)) === true
    );
  });
  if (isLucky) return createLuckFinding('rows');
  const changes = isVisible
    ? listLimitChanges({ answer, solution: task.solution })
    : [];
  const isIdle = changes.some(
    ({ without, least }) =>
      isRight(without) === true && isRight(least) === false,
  );
  return isIdle ? createLuckFinding('limit') : undefined;
}

/** Judges a change with the data of a case; undefined when it is right. */
export function judgeChange(
  sqlite: Sqlite3Static,
  task: ChangeTask,
  test: SqlCase,
  answer: string,
): Finding | undefined {
  const open = createCaseOpener(sqlite, test);
  const initial = open(readState);
  const expected = open((db) => {
    runSolution(db, test, task.solution);
    if (isInTransaction(db))
      throw createTaskError(test, 'la solución deja abierta su transacción.');
    return readState(db);
  });
  const finding = open((db): Finding | undefined => {
    const stopped = findRunFinding(db.run(answer));
    if (stopped) return stopped;
    if (isInTransaction(db)) {
      const difference = { kind: 'open-transaction' } as const;
      return { difference, sentence: writePlainDifference(difference) };
    }
    return compareStates({ initial, expected, actual: readState(db) }, task);
  });
  const isVisible = !test.isHidden;
  return (
    finding ??
    findLuckyChange(open, task, { initial, expected }, { answer, isVisible })
  );
}
