import type { Database, Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import { configureConnection, watchDeadline } from '../connection';
import { RUN_TIMEOUT_MS } from '../limits';
import { splitStatements } from '../statements';
import { foldName } from './state';
import type { SqlCase } from './types';

/** Names that an answer uses, in lower case, as the authorizer saw them. */
export interface SqlUsage {
  readonly functions: ReadonlySet<string>;
  readonly tables: ReadonlySet<string>;
  /** Columns read, as `juego.titulo`. */
  readonly columns: ReadonlySet<string>;
  /** Lines of the plans of its statements. */
  readonly plan: readonly string[];
}

/** Words that begin a statement with a plan. */
const PLANNED_WORDS = [
  'SELECT',
  'WITH',
  'VALUES',
  'INSERT',
  'UPDATE',
  'DELETE',
  'REPLACE',
];

/** Adds what the statements that are prepared from now on use. */
function watchUsage(
  { capi }: Sqlite3Static,
  db: Database,
  views: ReadonlySet<string>,
): Omit<SqlUsage, 'plan'> {
  const functions = new Set<string>();
  const tables = new Set<string>();
  const columns = new Set<string>();
  capi.sqlite3_set_authorizer(
    db,
    (_, action, first, second, __, context) => {
      // A view of the exercise is used, and not what it is made of.
      if (context !== 0 && views.has(foldName(context))) return 0;
      if (action === capi.SQLITE_FUNCTION && second !== 0)
        functions.add(foldName(second));
      if (action === capi.SQLITE_READ && first !== 0) {
        tables.add(foldName(first));
        if (second) columns.add(foldName(`${first}.${second}`));
      }
      const isWrite =
        action === capi.SQLITE_INSERT ||
        action === capi.SQLITE_UPDATE ||
        action === capi.SQLITE_DELETE;
      if (isWrite && first !== 0) tables.add(foldName(first));
      return 0;
    },
    0,
  );
  return { functions, tables, columns };
}

/** Reads the names of the views of a database. */
function readViews(db: Database): ReadonlySet<string> {
  const names = db.selectValues(
    "SELECT name FROM sqlite_schema WHERE type = 'view'",
  ) as string[];
  return new Set(names.map((name) => foldName(name)));
}

/**
 * Finds the functions, tables and columns that an answer uses, and its plans,
 * with the data of a case. Stops at the first error of the answer.
 */
export function findUsage(
  sqlite: Sqlite3Static,
  { setUp }: SqlCase,
  answer: string,
): SqlUsage {
  const db = new sqlite.oo1.DB(':memory:');
  const plan: string[] = [];
  try {
    configureConnection(sqlite, db, undefined);
    db.exec(setUp);
    const usage = watchUsage(sqlite, db, readViews(db));
    const deadline = performance.now() + RUN_TIMEOUT_MS;
    watchDeadline(sqlite, db, () => performance.now() > deadline);
    for (const { sql, tokens } of splitStatements(answer)) {
      try {
        if (PLANNED_WORDS.includes(tokens[0]?.upper ?? ''))
          plan.push(
            ...db
              .selectArrays(`EXPLAIN QUERY PLAN ${sql}`)
              .map((row) => row.at(-1) as string),
          );
        db.exec(sql);
      } catch (error) {
        if (error instanceof sqlite.SQLite3Error) break;
        throw error;
      }
    }
    return { ...usage, plan };
  } finally {
    db.close();
  }
}
