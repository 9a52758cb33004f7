import type { Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import { createTemplate, openDatabase } from '../engine/database';
import type { SqlDatabase } from '../engine/types';
import { createDatabase } from '.';
import type { DatabaseName } from '.';

/** Content with which a database begins. */
export interface DatabaseContent {
  /** Sample database. */
  readonly base?: DatabaseName | undefined;
  /** Statements that run after the database was created. */
  readonly setUp?: string | undefined;
  /** Content of a `.db` file, instead of a sample database. */
  readonly file?: Uint8Array | undefined;
  /** Values of the parameters of the statements that run on it. */
  readonly values?: readonly string[] | undefined;
}

/** Opens a database with its content. */
export type OpenContent = (content: DatabaseContent) => SqlDatabase;

/**
 * Creates the function that opens contents. Each sample database is created
 * once, and copied from then on.
 */
export function createContentOpener(sqlite: Sqlite3Static): OpenContent {
  const templates = new Map<DatabaseName, ReturnType<typeof createTemplate>>();
  const getTemplate = (base: DatabaseName) => {
    const template =
      templates.get(base) ?? createTemplate(sqlite, createDatabase(base));
    templates.set(base, template);
    return template;
  };
  return ({ base, ...content }) =>
    base === undefined
      ? openDatabase(sqlite, content)
      : getTemplate(base)(content);
}
