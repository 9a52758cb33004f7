import type { Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import { findSchemaDifferences, findTableMismatches } from './compareStates';
import { findRunFinding } from './judgeQuery';
import type { Finding } from './judgeQuery';
import {
  writePlainDifference,
  writeSchemaDifference,
  writeTableDifference,
} from './sentences';
import { isInTransaction, readState } from './state';
import { createCaseOpener, createTaskError, runSolution } from './taskCase';
import type { ChangeTask, SqlCase } from './types';

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
  return open((db) => {
    const stopped = findRunFinding(db.run(answer));
    if (stopped) return stopped;
    if (isInTransaction(db)) {
      const difference = { kind: 'open-transaction' } as const;
      return { difference, sentence: writePlainDifference(difference) };
    }
    const states = { initial, expected, actual: readState(db) };
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
  });
}
