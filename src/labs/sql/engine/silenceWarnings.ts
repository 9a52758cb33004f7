import type { Sqlite3Static } from '@sqlite.org/sqlite-wasm';

/**
 * Keeps SQLite from writing to the console the errors of a learner's
 * statements, which the page shows.
 */
export function silenceWarnings(sqlite: Sqlite3Static): Sqlite3Static {
  sqlite.config.warn = () => undefined;
  return sqlite;
}
