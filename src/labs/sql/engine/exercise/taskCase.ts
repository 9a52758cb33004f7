import { openDatabase } from '../database';
import { SqlError } from '../types';
import type { SqlDatabase } from '../types';
import type { Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import type { SqlCase } from './types';

/** Creates the error of an exercise whose author has to mend it. */
export const createTaskError = (
  { name }: Pick<SqlCase, 'name'>,
  problem: string,
): Error => new Error(`El ejercicio falla con los datos «${name}»: ${problem}`);

/** Calls a function with a new database, and closes it. */
export type WithDatabase = <T>(use: (db: SqlDatabase) => T) => T;

function useDatabase<T>(db: SqlDatabase, use: (db: SqlDatabase) => T): T {
  try {
    return use(db);
  } finally {
    db.close();
  }
}

/** Words of statements whose effect is not in the file of a database. */
const CONNECTION_WORDS = /\b(?:PRAGMA|TEMP|TEMPORARY)\b/i;

function openCase(sqlite: Sqlite3Static, test: SqlCase): SqlDatabase {
  try {
    return openDatabase(sqlite, { setUp: test.setUp, values: test.values });
  } catch (error) {
    if (!(error instanceof SqlError)) throw error;
    throw createTaskError(test, `su preparación da «${error.message}».`);
  }
}

/**
 * Returns a function that opens the data of a case. From the second time it
 * copies them, which takes a fraction of what their statements take.
 *
 * @throws {Error} when the statements of the case fail.
 */
export function createCaseOpener(
  sqlite: Sqlite3Static,
  test: SqlCase,
): WithDatabase {
  let file: Uint8Array | undefined;
  return (use) => {
    if (file) {
      const { values } = test;
      return useDatabase(openDatabase(sqlite, { file, values }), use);
    }
    return useDatabase(openCase(sqlite, test), (db) => {
      if (!CONNECTION_WORDS.test(test.setUp)) file = db.exportFile();
      return use(db);
    });
  };
}

/** Returns a function that opens a copy of a database. */
export const createFileOpener =
  (sqlite: Sqlite3Static, file: Uint8Array): WithDatabase =>
  (use) =>
    useDatabase(openDatabase(sqlite, { file }), use);

/**
 * Runs statements of the author.
 *
 * @throws {Error} when they fail, or there is none.
 */
export function runSolution(
  db: SqlDatabase,
  test: SqlCase,
  solution: string,
): ReturnType<SqlDatabase['run']> {
  const run = db.run(solution);
  if (run.fault)
    throw createTaskError(test, `la solución da «${run.fault.message}».`);
  if (run.statements.length === 0)
    throw createTaskError(test, 'la solución está vacía.');
  return run;
}
