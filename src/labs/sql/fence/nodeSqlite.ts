import { createRequire } from 'node:module';
import type init from '@sqlite.org/sqlite-wasm';
import type { Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import { silenceWarnings } from '../engine/silenceWarnings';

let sqlite: Promise<Sqlite3Static> | undefined;

async function load(): Promise<Sqlite3Static> {
  // Required, because the loader of the configuration would rewrite an import,
  // and the package finds its own files by its place.
  const { default: start } = createRequire(import.meta.url)(
    '@sqlite.org/sqlite-wasm',
  ) as { readonly default: typeof init };
  return silenceWarnings(await start());
}

/** Loads SQLite in Node, once per process. */
export const loadNodeSqlite = (): Promise<Sqlite3Static> => (sqlite ??= load());
