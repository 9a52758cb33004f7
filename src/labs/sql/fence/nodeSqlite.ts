import init from '@sqlite.org/sqlite-wasm';
import type { Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import { silenceWarnings } from '../engine/silenceWarnings';

let sqlite: Promise<Sqlite3Static> | undefined;

/** Loads SQLite in Node, once per process. */
export const loadNodeSqlite = (): Promise<Sqlite3Static> =>
  (sqlite ??= init().then(silenceWarnings));
