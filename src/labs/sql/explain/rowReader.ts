import { quoteName } from '../engine/quoteName';
import type { Schema } from '../engine/types';
import { askRows } from './rows';
import type { QueryableDatabase, RowReader } from './types';

/** Rows that a table may have for the hints to ask the database. */
const MAX_HINTED_ROWS = 20_000;

/** Returns true when a table has too many rows to look at them again. */
const hasLargeTable = (schema: Schema, db: QueryableDatabase): boolean =>
  schema.some(
    ({ name, kind }) =>
      kind === 'table' &&
      askRows(
        db,
        `SELECT 1 FROM ${quoteName(name)} LIMIT 1 OFFSET ${String(MAX_HINTED_ROWS)}`,
      ).length > 0,
  );

/** Creates the reader of the rows that a run left. */
export function createRowReader(
  schema: Schema,
  db: QueryableDatabase | undefined,
): RowReader {
  let isReadable: boolean | undefined;
  const canRead = (): boolean => {
    isReadable ??= db !== undefined && !hasLargeTable(schema, db);
    return isReadable;
  };
  return {
    canRead,
    read: (sql, values) => (canRead() ? askRows(db, sql, values) : []),
  };
}
