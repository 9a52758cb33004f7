import { readName, readTokens } from '../tokens';
import { SqlError } from '../types';
import type { SqlDatabase, SqlRow, SqlValue } from '../types';
import { findAnswerQuery, readAllRows } from './answerQuery';
import type { AnswerQuery } from './answerQuery';
import { readSelectClauses } from './selectClauses';
import type { OrderTerm, SelectClauses } from './selectClauses';
import { createTaskError, runSolution } from './taskCase';
import type { SqlCase } from './types';
import { isSameRow } from './values';

/** Rows of the solution that share the keys of its ORDER BY. */
export interface RowGroup {
  readonly rows: readonly SqlRow[];
  /** Values of the keys of each row. */
  readonly keys: readonly SqlRow[];
  /** Number of rows of the group, any of them, that LIMIT leaves. */
  readonly take: number;
}

/** Rows that the solution gives, in the orders that they may have. */
export interface ExpectedRows {
  readonly columns: readonly string[];
  readonly groups: readonly RowGroup[];
  /** Keys of the ORDER BY, as written. */
  readonly orderTerms: readonly string[];
  readonly total: number;
}

/** Normalizes an expression: its tokens, without blanks or comments. */
const normalizeSql = (sql: string): string =>
  readTokens(sql)
    .map(({ upper }) => upper)
    .join(' ');

/** Plan to compute the keys: the query to add them to, and their names. */
interface KeyPlan {
  /** Expressions that are computed beside the columns. */
  readonly added: readonly string[];
  /** Name of each key among the columns and the added expressions. */
  readonly names: readonly string[];
}

/** Finds the column of the result that a key names, from 0; -1 for none. */
function findKeyColumn(
  { tokens, sql }: OrderTerm,
  columns: readonly string[],
  { items, isDistinct, isCompound }: SelectClauses,
): number {
  const [first] = tokens;
  if (tokens.length === 1 && first?.kind === 'number')
    return Number(first.text) - 1;
  const fold = (name: string) => name.toLowerCase();
  const findColumn = (name: string) =>
    columns.findIndex((column) => fold(column) === fold(name));
  if (tokens.length === 1 && first) return findColumn(readName(first));
  if (!isDistinct && !isCompound) return -1;
  const same = items.findIndex(
    (item) => normalizeSql(item.sql) === normalizeSql(sql),
  );
  if (same >= 0 && items.length === columns.length) return same;
  const last = tokens.at(-1);
  return tokens.length === 3 && tokens[1]?.text === '.' && last
    ? findColumn(readName(last))
    : -1;
}

function planKeys(
  clauses: SelectClauses,
  columns: readonly string[],
  toExpression: (term: OrderTerm) => string,
): KeyPlan {
  const added: string[] = [];
  const names = clauses.order.map((term) => {
    const column = findKeyColumn(term, columns, clauses);
    if (column >= 0) return `c${column}`;
    added.push(`(${toExpression(term)})`);
    return `k${added.length - 1}`;
  });
  return { added, names };
}

/** Writes a key with the expressions that its aliases stand for. */
function replaceAliases(term: OrderTerm, { items }: SelectClauses): string {
  const { tokens } = term;
  return tokens
    .map((token, index) => {
      const isQualified =
        tokens[index - 1]?.text === '.' || tokens[index + 1]?.text === '.';
      const isCall = tokens[index + 1]?.text === '(';
      const isName = token.kind === 'word' || token.kind === 'quoted-name';
      const item = items.find(
        ({ alias }) => alias?.toLowerCase() === readName(token).toLowerCase(),
      );
      return item && isName && !isQualified && !isCall
        ? `(${item.sql})`
        : token.text;
    })
    .join(' ');
}

/**
 * Writes the query that gives all the rows of the solution, before LIMIT, with
 * the rank of each by the keys of its ORDER BY, and those keys.
 */
function writeRankedQuery(
  { head, tail, order, isDistinct, isCompound }: SelectClauses,
  columnCount: number,
  { added, names }: KeyPlan,
): string {
  const keys = added.map((key) => `, ${key}`).join('');
  const inner =
    isDistinct || isCompound
      ? `SELECT *${keys} FROM (${head}${tail}\n)`
      : `${head}${keys}${tail}`;
  const columns = [
    ...Array.from({ length: columnCount }, (_, index) => `c${index}`),
    ...added.map((_, index) => `k${index}`),
  ];
  const terms = names.map(
    (name, index) => `${name} ${order[index]?.direction ?? ''}`,
  );
  return `WITH answer(${columns.join()}) AS (${inner}\n)
    SELECT ${[...columns.slice(0, columnCount), ...names].join()},
      dense_rank() OVER (ORDER BY ${terms.join()}) AS place
    FROM answer ORDER BY place`;
}

/** Runs the ranked query: first, with its keys as written. */
function queryRanked(
  db: SqlDatabase,
  clauses: SelectClauses,
  columns: readonly string[],
): readonly SqlRow[] {
  const query = (toExpression: (term: OrderTerm) => string) =>
    db.query(
      writeRankedQuery(
        clauses,
        columns.length,
        planKeys(clauses, columns, toExpression),
      ),
    ).rows;
  try {
    return query(({ sql }) => sql);
  } catch {
    // An expression can use the aliases of the columns only in ORDER BY.
    return query((term) => replaceAliases(term, clauses));
  }
}

/** Groups ranked rows; near keys, as 0.3 and 0.1 + 0.2, are the same. */
function groupRows(
  ranked: readonly SqlRow[],
  columnCount: number,
): readonly Omit<RowGroup, 'take'>[] {
  const groups: { rows: SqlRow[]; keys: SqlRow[]; rank: SqlValue }[] = [];
  for (const each of ranked) {
    const row = each.slice(0, columnCount);
    const keys = each.slice(columnCount, -1);
    const rank = each.at(-1) ?? null;
    const last = groups.at(-1);
    if (last && (last.rank === rank || isSameRow(last.keys[0] ?? [], keys))) {
      last.rows.push(row);
      last.keys.push(keys);
    } else groups.push({ rows: [row], keys: [keys], rank });
  }
  return groups;
}

/** Evaluates the number of LIMIT or OFFSET. */
function readCount(
  db: SqlDatabase,
  sql: string | undefined,
): number | undefined {
  if (sql === undefined) return undefined;
  const count = Number(db.query(`SELECT (${sql})`).rows[0]?.[0]);
  return count < 0 ? undefined : count;
}

/** Computes the rows of each group that LIMIT and OFFSET leave. */
function limitGroups(
  groups: readonly Omit<RowGroup, 'take'>[],
  offset: number,
  limit: number,
): readonly RowGroup[] {
  let position = 0;
  return groups.flatMap((group) => {
    const start = Math.max(position, offset);
    position += group.rows.length;
    const take = Math.min(position, offset + limit) - start;
    return take > 0 ? [{ ...group, take }] : [];
  });
}

/**
 * Groups rows that come in the order of their keys, when all the keys are among
 * their columns; otherwise, only the engine can compute them.
 */
function groupOrdered(
  rows: readonly SqlRow[],
  columns: readonly string[],
  clauses: SelectClauses,
): readonly Omit<RowGroup, 'take'>[] | undefined {
  const keys = clauses.order.map((term) =>
    findKeyColumn(term, columns, clauses),
  );
  if (keys.some((column) => column < 0)) return undefined;
  const ranked = rows.map((row, index) => [
    ...row,
    ...keys.map((column) => row[column] ?? null),
    BigInt(index),
  ]);
  return groupRows(ranked, columns.length);
}

/**
 * Groups the rows of a query by the keys of its ORDER BY.
 *
 * @param source Text to which the places of its tokens belong.
 * @throws {SqlError} when its keys cannot be computed.
 */
export function computeGroups(
  db: SqlDatabase,
  query: AnswerQuery,
  source: string,
): Pick<ExpectedRows, 'groups' | 'orderTerms'> {
  const clauses = readSelectClauses(source, query.statement.tokens);
  const hasGroups =
    clauses && (clauses.order.length > 0 || clauses.limit !== undefined);
  if (!hasGroups) {
    const { rows } = readAllRows(db, query);
    const group = { rows, keys: rows.map(() => []), take: rows.length };
    return { groups: rows.length > 0 ? [group] : [], orderTerms: [] };
  }
  const columns = query.table.columns.map(({ name }) => name);
  const ordered =
    clauses.order.length > 0 && clauses.limit === undefined
      ? groupOrdered(readAllRows(db, query).rows, columns, clauses)
      : undefined;
  const groups =
    ordered ??
    (clauses.order.length > 0
      ? groupRows(queryRanked(db, clauses, columns), columns.length)
      : [db.query(clauses.head + clauses.tail)].map(({ rows }) => ({
          rows,
          keys: rows.map(() => []),
        })));
  return {
    groups: limitGroups(
      groups,
      readCount(db, clauses.offset) ?? 0,
      readCount(db, clauses.limit) ?? Infinity,
    ),
    orderTerms: clauses.order.map(({ sql }) => sql),
  };
}

/**
 * Computes the rows that the solution gives for a database, grouped by the keys
 * of its ORDER BY, with the keys that are not among its columns.
 *
 * @throws {Error} when the solution fails, gives no rows, or its keys cannot be
 *   computed.
 */
export function computeExpectedRows(
  db: SqlDatabase,
  test: SqlCase,
  solution: string,
): ExpectedRows {
  const query = findAnswerQuery(solution, runSolution(db, test, solution));
  if (!query) throw createTaskError(test, 'la solución no tiene una consulta.');
  let computed;
  try {
    computed = computeGroups(db, query, solution);
  } catch (error) {
    if (!(error instanceof SqlError)) throw error;
    throw createTaskError(
      test,
      `no se pueden calcular las claves del ORDER BY de la solución («${error.message}»); ponlas entre sus columnas.`,
    );
  }
  const total = computed.groups.reduce((sum, { take }) => sum + take, 0);
  if (total !== query.table.total)
    throw createTaskError(
      test,
      'las claves del ORDER BY de la solución cambian sus filas; ponlas entre sus columnas.',
    );
  return {
    columns: query.table.columns.map(({ name }) => name),
    total,
    ...computed,
  };
}
