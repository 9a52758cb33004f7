import type { SqlRow, SqlValue } from '../types';
import { MAX_RANKED_ROWS, MAX_TRACED_ROWS } from './limits';
import { encodeRow, Queues } from './rowKeys';
import { isSameName, MANY_ANSWERS, Untraceable } from './scope';
import { quoteName } from '../quoteName';
import type { QueryScope } from './scope';
import type { FromSource } from './syntax';

/** Kinds of sources of a FROM. */
export type SourceKind =
  'table' | 'view' | 'common-table' | 'subquery' | 'function';

/** Source of a FROM whose rows have an identity. */
export interface TracedSource {
  readonly syntax: FromSource;
  readonly kind: SourceKind;
  /** Name by which the query calls it. */
  readonly label: string;
  /** Text of the source in a FROM, with its alias. */
  readonly sql: string;
  /** Expression of the identity of its row: an integer, or NULL without row. */
  readonly idSql: string;
  readonly columns: readonly string[];
  /** True when its identity is one more column of `*`. */
  readonly isNumbered: boolean;
  readonly count: number;
  /** Identities of its first rows, in order. */
  readonly ids: readonly string[];
  /** Returns the position of a row among those of the source. */
  readonly getRank: (id: string) => number;
}

/** Names of the identity of a row of a table. */
const ROW_ID_NAMES = ['rowid', '_rowid_', 'oid'];

/** Table whose rows have an identity of their own. */
interface TableKind {
  readonly name: string;
  readonly hasRowId: boolean;
}

/** Finds the kind of a source and, when it is a table, its identity. */
function findKind(
  scope: QueryScope,
  source: FromSource,
): { readonly kind: SourceKind; readonly table?: TableKind } {
  if (source.kind === 'group')
    throw new Untraceable(
      'Los JOIN entre paréntesis todavía no se ven paso a paso.',
    );
  if (source.kind !== 'table') return { kind: source.kind };
  const { name, schema } = source;
  if (schema === undefined && scope.hasCommonTable(name))
    return { kind: 'common-table' };
  const [row] = scope.db.query(
    `SELECT type, wr, name FROM pragma_table_list WHERE name = ? COLLATE NOCASE
     ORDER BY schema = 'main' LIMIT 1`,
    [name],
  ).rows;
  if (row?.[0] === 'view') return { kind: 'view' };
  return row?.[0] === 'table'
    ? {
        kind: 'table',
        table: { name: String(row[2]), hasRowId: row[1] === 0n },
      }
    : { kind: 'table' };
}

/** Returns the name by which the query calls a source. */
export function getSourceLabel(source: FromSource, index: number): string {
  if (source.alias !== undefined) return source.alias;
  return source.kind === 'table' || source.kind === 'function'
    ? source.name
    : `subconsulta ${String(index + 1)}`;
}

/** Names each row by its values, so that every query gives it the same name. */
function numberRows(body: string, columns: readonly string[], id: string) {
  const order = columns
    .map(quoteName)
    .map((name) => `${name} COLLATE BINARY, typeof(${name})`)
    .join(', ');
  return `(SELECT "#".*, row_number() OVER (ORDER BY ${order}) AS ${id}
     FROM (${body}) AS "#")`;
}

/** Puts the identities of numbered rows in the order of the source itself. */
function sortIds(
  rows: readonly SqlRow[],
  numbered: readonly SqlRow[],
): readonly string[] {
  const queues = new Queues<string>();
  for (const row of numbered)
    queues.add(encodeRow(row.slice(0, -1)), String(row.at(-1)));
  return rows.map((row) => {
    const id = queues.take(encodeRow(row));
    if (id === undefined) throw new Untraceable(MANY_ANSWERS);
    return id;
  });
}

const createRank = (ids: readonly string[]) => {
  const ranks = new Map(ids.map((id, index) => [id, index]));
  return (id: string): number => ranks.get(id) ?? MAX_TRACED_ROWS + Number(id);
};

function traceNumberedSource(
  scope: QueryScope,
  source: FromSource,
  kind: SourceKind,
  index: number,
): TracedSource {
  const label = getSourceLabel(source, index);
  const text = scope.read(source.body);
  const body =
    source.kind === 'subquery' ? text.slice(1, -1) : `SELECT * FROM ${text}`;
  const { columns, rows, total } = scope.query(`SELECT * FROM (${body})`);
  const names = columns.map(({ name }) => name);
  const id = quoteName(`#${String(index + 1)}`);
  const numbered = numberRows(body, names, id);
  const isNamed = source.alias !== undefined || source.kind !== 'subquery';
  const sql = isNamed ? `${numbered} AS ${quoteName(label)}` : numbered;
  if (total > MAX_TRACED_ROWS)
    throw new Untraceable(
      `«${label}» tiene demasiadas filas para seguirlas una por una.`,
    );
  const ids = sortIds(rows, scope.query(`SELECT * FROM ${sql}`).rows);
  return {
    syntax: source,
    kind,
    label,
    sql,
    idSql: id,
    columns: names,
    isNumbered: true,
    count: total,
    ids,
    getRank: createRank(ids),
  };
}

/** Writes the number of a row of a table without rowid, by its primary key. */
function writeKeyRank(scope: QueryScope, name: string, label: string): string {
  const keys = scope.db
    .query(`SELECT name FROM pragma_table_info(?) WHERE pk > 0 ORDER BY pk`, [
      name,
    ])
    .rows.map(([column]) => quoteName(String(column)));
  const list = (table: string): string =>
    `(${keys.map((key) => `${table}.${key}`).join(', ')})`;
  const own = quoteName(label);
  return `CASE WHEN ${own}.${keys[0] ?? 'NULL'} IS NOT NULL THEN
    (SELECT count(*) FROM ${quoteName(name)} AS "#" WHERE ${list('"#"')} <= ${list(own)}) END`;
}

/** Writes the identity of a row of a table, which needs no other column. */
function writeTableIdentity(
  scope: QueryScope,
  { name, hasRowId }: TableKind,
  label: string,
  columns: readonly string[],
  count: number,
): string | undefined {
  if (!hasRowId)
    return count > MAX_RANKED_ROWS
      ? undefined
      : writeKeyRank(scope, name, label);
  const rowId = ROW_ID_NAMES.find(
    (one) => !columns.some((column) => isSameName(column, one)),
  );
  return rowId && `${quoteName(label)}.${rowId}`;
}

/** Reads a source of a FROM, and gives an identity to each of its rows. */
export function traceSource(
  scope: QueryScope,
  source: FromSource,
  index: number,
): TracedSource {
  const { kind, table } = findKind(scope, source);
  if (!table) return traceNumberedSource(scope, source, kind, index);
  const label = getSourceLabel(source, index);
  const sql = scope.read({ start: source.start, end: source.end });
  const columns = scope
    .query(`SELECT * FROM ${sql} LIMIT 0`)
    .columns.map(({ name }) => name);
  const count = Number(
    scope.query(`SELECT count(*) FROM ${sql}`).rows[0]?.[0] ?? 0,
  );
  const idSql = writeTableIdentity(scope, table, label, columns, count);
  if (idSql === undefined)
    return traceNumberedSource(scope, source, kind, index);
  const ids = scope
    .query(
      `SELECT ${idSql} FROM ${sql} ORDER BY 1 LIMIT ${String(MAX_TRACED_ROWS)}`,
    )
    .rows.map(([id]) => String(id));
  return {
    syntax: source,
    kind,
    label,
    sql,
    idSql,
    columns,
    isNumbered: false,
    count,
    ids,
    getRank: createRank(ids),
  };
}

/** Reads the values of some rows of a source, by their identities. */
export function readSourceRows(
  scope: QueryScope,
  { sql, idSql, isNumbered }: TracedSource,
  ids: ReadonlySet<string>,
): ReadonlyMap<string, readonly SqlValue[]> {
  if (ids.size === 0) return new Map();
  const { rows } = scope.query(
    `SELECT *, ${idSql} FROM ${sql} WHERE ${idSql} IN (${[...ids].join(', ')})`,
  );
  return new Map(
    rows.map((row) => [String(row.at(-1)), row.slice(0, isNumbered ? -2 : -1)]),
  );
}
