import { SqlError } from './types';
import type {
  ForeignKey,
  Schema,
  SchemaColumn,
  SchemaIndex,
  SchemaTable,
  SqlDatabase,
  SqlRow,
} from './types';

type Query = SqlDatabase['query'];

const readText = (row: SqlRow, index: number): string => String(row[index]);

const isTrue = (row: SqlRow, index: number): boolean => row[index] === 1n;

function readColumns(query: Query, table: string): readonly SchemaColumn[] {
  return query(
    `SELECT name, type, "notnull", pk, dflt_value
     FROM pragma_table_xinfo(?) WHERE hidden <> 1`,
    [table],
  ).rows.map((row) => ({
    name: readText(row, 0),
    type: readText(row, 1),
    isRequired: isTrue(row, 2),
    keyPosition: Number(row[3]),
    defaultValue: row[4] === null ? null : readText(row, 4),
  }));
}

function readForeignKeys(query: Query, table: string): readonly ForeignKey[] {
  const parts = query(
    `SELECT fk.id, fk."table", fk."from",
            coalesce(fk."to", (SELECT name FROM pragma_table_info(fk."table")
                               WHERE pk = fk.seq + 1))
     FROM pragma_foreign_key_list(?) AS fk ORDER BY fk.id DESC, fk.seq`,
    [table],
  ).rows;
  const keys = new Map<string, ForeignKey>();
  for (const row of parts) {
    const id = readText(row, 0);
    const { columns = [], targets = [] } = keys.get(id) ?? {};
    keys.set(id, {
      table: readText(row, 1),
      columns: [...columns, readText(row, 2)],
      targets: [...targets, readText(row, 3)],
    });
  }
  return [...keys.values()];
}

function readIndexes(query: Query, table: string): readonly SchemaIndex[] {
  return query(
    `SELECT name, "unique", origin <> 'c',
            (SELECT json_group_array(coalesce(i.name, ''))
             FROM pragma_index_info(list.name) AS i)
     FROM pragma_index_list(?) AS list ORDER BY seq DESC`,
    [table],
  ).rows.map((row) => ({
    name: readText(row, 0),
    isUnique: isTrue(row, 1),
    isAutomatic: isTrue(row, 2),
    columns: JSON.parse(readText(row, 3)) as string[],
  }));
}

type Parts = Pick<
  SchemaTable,
  'columns' | 'foreignKeys' | 'indexes' | 'problem'
>;

/** Reads the parts of a table; none for one that SQLite cannot read. */
function readParts(query: Query, table: string): Parts {
  try {
    return {
      columns: readColumns(query, table),
      foreignKeys: readForeignKeys(query, table),
      indexes: readIndexes(query, table),
    };
  } catch (error) {
    if (!(error instanceof SqlError)) throw error;
    const { message } = error;
    return { columns: [], foreignKeys: [], indexes: [], problem: message };
  }
}

/** Reads the tables and views of a database, in order of creation. */
export function readSchema({ query }: Pick<SqlDatabase, 'query'>): Schema {
  return query(
    `SELECT s.name, s.type, s.sql, coalesce(l.strict, 0)
     FROM sqlite_schema AS s
     LEFT JOIN pragma_table_list AS l ON l.name = s.name AND l.schema = 'main'
     WHERE s.type IN ('table', 'view') AND s.name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
     ORDER BY s.rowid`,
  ).rows.map((row): SchemaTable => {
    const name = readText(row, 0);
    return {
      name,
      kind: row[1] === 'view' ? 'view' : 'table',
      sql: readText(row, 2),
      isStrict: isTrue(row, 3),
      ...readParts(query, name),
    };
  });
}
