import { quoteName } from '../engine/quoteName';
import { readName } from '../engine/tokens';
import type { Token } from '../engine/tokens';
import type { SchemaTable, SqlRange, SqlRow, SqlValue } from '../engine/types';
import { formatValue } from '../engine/formatValue';
import { readOutline } from './outline';
import {
  findClosing,
  getRange,
  isName,
  isNamed,
  isSameName,
  splitCommas,
} from './tokenTools';
import type { FaultContext, QueryableDatabase } from './types';

/** Value of a column in a statement. */
interface WrittenValue {
  readonly column: string;
  /** Place of the value; undefined when it comes from a SELECT. */
  readonly range: SqlRange | undefined;
}

/** Row that a statement writes. */
interface WrittenRow {
  /** Place of its values, between parentheses. */
  readonly range: SqlRange | undefined;
  readonly values: readonly WrittenValue[];
}

/** INSERT, UPDATE or DELETE, as written. */
export interface Write {
  readonly kind: 'INSERT' | 'UPDATE' | 'DELETE';
  readonly table: SchemaTable;
  readonly tableRange: SqlRange | undefined;
  /** Columns that it writes. */
  readonly columns: readonly string[];
  /** Rows of VALUES, or the only row of SET. */
  readonly rows: readonly WrittenRow[];
  /** Query that gives the new values, in the order of `columns`. */
  readonly newValuesSql: string | undefined;
  /** Condition that chooses the rows, as SQL; `1` when there is none. */
  readonly condition: string;
}

/** Statement that may write, as the cards and the hints see it. */
type WriteContext = Pick<FaultContext, 'sql' | 'tokens' | 'schema'>;

const sliceSql = (
  { sql }: WriteContext,
  range: SqlRange | undefined,
): string | undefined => range && sql.slice(range.start, range.end);

function findTable(
  context: WriteContext,
  index: number,
): SchemaTable | undefined {
  return context.schema.find(({ name }) =>
    isNamed(context.tokens[index], name),
  );
}

/** Reads the rows after VALUES. */
function readTuples(
  tokens: readonly Token[],
  valuesAt: number,
  columns: readonly string[],
): readonly WrittenRow[] {
  const rows: WrittenRow[] = [];
  let open = valuesAt + 1;
  while (tokens[open]?.text === '(') {
    const close = findClosing(tokens, open);
    const parts = splitCommas(tokens.slice(open + 1, close));
    rows.push({
      range: getRange(tokens, open, close),
      values: parts.map((part, position) => ({
        column: columns[position] ?? '',
        range: getRange(part),
      })),
    });
    open = close + 2;
  }
  return rows;
}

function readInsert(context: WriteContext): Write | undefined {
  const { tokens } = context;
  const into = tokens.findIndex(({ upper }) => upper === 'INTO');
  const table = into < 0 ? undefined : findTable(context, into + 1);
  if (!table) return undefined;
  let start = into + 2;
  let columns = table.columns.map(({ name }) => name);
  if (tokens[start]?.text === '(') {
    const close = findClosing(tokens, start);
    columns = tokens
      .slice(start + 1, close)
      .filter(isName)
      .map(readName);
    start = close + 1;
  }
  const end = tokens.findIndex(
    ({ upper }, at) =>
      at > start &&
      (upper === 'RETURNING' ||
        (upper === 'ON' && tokens[at + 1]?.upper === 'CONFLICT')),
  );
  const source = getRange(tokens, start, (end < 0 ? tokens.length : end) - 1);
  const isValues = tokens[start]?.upper === 'VALUES';
  const sourceSql = sliceSql(context, source);
  return {
    kind: 'INSERT',
    table,
    tableRange: getRange(tokens, into + 1, into + 1),
    columns,
    rows: isValues ? readTuples(tokens, start, columns) : [],
    newValuesSql: sourceSql && `SELECT * FROM (${sourceSql})`,
    condition: '0',
  };
}

function readUpdateOrDelete(context: WriteContext): Write | undefined {
  const { tokens, schema } = context;
  const [query] = readOutline(tokens, schema).queries;
  const [source] = query?.sources ?? [];
  if (!query || !source?.table || query.kind === 'SELECT') return undefined;
  const where = query.clauses.get('WHERE');
  const whereSql =
    where && sliceSql(context, getRange(tokens, where.first, where.last));
  const condition = whereSql ? `(${whereSql})` : '1';
  const set = query.clauses.get('SET');
  const assignments = set
    ? splitCommas(tokens.slice(set.first, set.last + 1)).filter(
        ([name, equals]) => isName(name) && equals?.text.startsWith('='),
      )
    : [];
  const columns = assignments.map(([name]) => (name ? readName(name) : ''));
  const values = assignments.map((part) => getRange(part, 2));
  const list = values.map((range) => sliceSql(context, range) ?? 'NULL');
  const isSimple = query.sources.length === 1 && columns.length > 0;
  return {
    kind: query.kind,
    table: source.table,
    tableRange: getRange(tokens, source.index, source.index),
    columns,
    rows:
      query.kind === 'UPDATE'
        ? [
            {
              range: undefined,
              values: columns.map((column, at) => ({
                column,
                range: values[at],
              })),
            },
          ]
        : [],
    newValuesSql: isSimple
      ? `SELECT ${list.join(', ')} FROM ${quoteName(source.table.name)} WHERE ${condition}`
      : undefined,
    condition,
  };
}

/** Reads a statement as one that writes; undefined otherwise. */
export function readWrite(context: WriteContext): Write | undefined {
  const word = context.tokens[0]?.upper;
  if (word === 'INSERT' || word === 'REPLACE') return readInsert(context);
  return word === 'UPDATE' || word === 'DELETE'
    ? readUpdateOrDelete(context)
    : undefined;
}

/** Asks the database, and returns no rows when it cannot answer. */
export function askRows(
  db: QueryableDatabase | undefined,
  sql: string | undefined,
  values?: SqlRow,
): readonly SqlRow[] {
  if (!db || sql === undefined) return [];
  try {
    return db.query(sql, values).rows;
  } catch {
    return [];
  }
}

/** Returns the new rows of a statement, as objects from column to value. */
export function readNewRows(
  { db }: FaultContext,
  { newValuesSql, columns }: Write,
): readonly ReadonlyMap<string, SqlValue>[] {
  return askRows(db, newValuesSql).map(
    (row) =>
      new Map(
        columns.map((column, at) => [column.toLowerCase(), row[at] ?? null]),
      ),
  );
}

/** Writes a value as a literal of SQL. */
export const writeLiteral = (value: SqlValue): string =>
  typeof value === 'string'
    ? `'${value.replaceAll("'", "''")}'`
    : formatValue(value);

/** Describes a row by its primary key, or by its first column. */
export function describeRow(table: SchemaTable, row: SqlRow): string {
  const keys = table.columns
    .map(({ name, keyPosition }, at) => ({ name, keyPosition, at }))
    .filter(({ keyPosition }) => keyPosition > 0);
  const shown = keys.length
    ? keys
    : [{ name: table.columns[0]?.name ?? '', at: 0 }];
  return shown
    .map(({ name, at }) => `${name} = ${writeLiteral(row[at] ?? null)}`)
    .join(', ');
}

/** Finds a row of a table with these values; NULL equals NULL. */
export function findRow(
  db: QueryableDatabase | undefined,
  table: SchemaTable,
  columns: readonly string[],
  values: readonly SqlValue[],
): SqlRow | undefined {
  const condition = columns
    .map((column, at) => `${quoteName(column)} IS ?${String(at + 1)}`)
    .join(' AND ');
  const list = table.columns.map(({ name }) => quoteName(name)).join(', ');
  return askRows(
    db,
    `SELECT ${list} FROM ${quoteName(table.name)} WHERE ${condition} LIMIT 1`,
    values,
  )[0];
}

/** Returns the place of the value of a column in a row that is written. */
export const findValueRange = (
  { rows }: Write,
  column: string,
  position = 0,
): SqlRange | undefined =>
  rows[position]?.values.find((value) => isSameName(value.column, column))
    ?.range;
