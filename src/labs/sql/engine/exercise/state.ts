import { quoteName } from '../quoteName';
import { readSchema } from '../schema';
import { readTokens } from '../tokens';
import type { Schema, SqlDatabase, SqlRow } from '../types';

/** Rows of a table. */
export interface TableRows {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly SqlRow[];
}

/** Object of the schema: its type, its name and its statement. */
interface SchemaObject {
  readonly type: string;
  readonly name: string;
  /** Tokens of its statement, joined. */
  readonly sql: string;
}

/** Schema and rows of a database. */
export interface DatabaseState {
  readonly objects: ReadonlyMap<string, SchemaObject>;
  readonly tables: ReadonlyMap<string, TableRows>;
  readonly schema: Schema;
}

/** Names are compared without their case, as SQLite does. */
export const foldName = (name: string): string => name.toLowerCase();

/** Normalizes the statement of an object, without its blanks or comments. */
const normalizeSql = (sql: string): string =>
  readTokens(sql)
    .map(({ upper }) => upper)
    .join(' ');

function readObjects(db: SqlDatabase): DatabaseState['objects'] {
  const { rows } = db.query(
    `SELECT type, name, coalesce(sql, '') FROM sqlite_schema
     WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY rowid`,
  );
  return new Map(
    rows.map((row) => {
      const [type, name, sql] = row.map(String) as [string, string, string];
      return [
        `${type} ${foldName(name)}`,
        { type, name, sql: normalizeSql(sql) },
      ];
    }),
  );
}

/** Reads the rows of all the tables of a database, and its schema. */
export function readState(db: SqlDatabase): DatabaseState {
  const schema = readSchema(db);
  const tables = schema
    .filter(({ kind }) => kind === 'table')
    .map(({ name }): [string, TableRows] => {
      const { columns, rows } = db.query(`SELECT * FROM ${quoteName(name)}`);
      return [
        foldName(name),
        { name, columns: columns.map((column) => column.name), rows },
      ];
    });
  return { objects: readObjects(db), tables: new Map(tables), schema };
}

/** Returns true inside a transaction that has not ended. */
export function isInTransaction(db: SqlDatabase): boolean {
  const { fault } = db.run('BEGIN');
  if (!fault) db.run('ROLLBACK');
  return fault !== undefined;
}
