import { readTokens } from '../tokens';
import type { Token } from '../tokens';

/** Statement after which SQLite reads backwards what has no order. */
const REVERSE_UNORDERED = 'PRAGMA reverse_unordered_selects = on;\n';

/** Words that begin a query in parentheses. */
const QUERY_WORDS = ['SELECT', 'WITH'];

/** Words before the parenthesis of a query whose rows another one reads. */
const SOURCE_WORDS = ['FROM', 'JOIN', 'AS', 'MATERIALIZED'];

/** Words that end the columns of a query. */
const END_OF_COLUMNS = ['FROM', 'UNION', 'INTERSECT', 'EXCEPT'];

/** Functions whose result depends on the order of the rows that they receive. */
const ORDERED_FUNCTIONS = /\b(?:group_concat|string_agg|json_group_\w+)\s*\(/i;

/** Query in parentheses, or the outermost one. */
interface QueryLevel {
  readonly isQuery: boolean;
  /** Another query reads its rows, and not only its first value. */
  readonly isSource: boolean;
  /** It runs once, and not for each row of another query. */
  readonly isOnce: boolean;
  /** Columns of its result, as far as their commas tell. */
  columnCount: number;
  isAfterColumns: boolean;
  order?: Token;
  limit?: Token;
  end?: Token;
}

const createLevel = (isQuery: boolean, isOnce: boolean): QueryLevel => ({
  isQuery,
  isSource: false,
  isOnce,
  columnCount: 1,
  isAfterColumns: false,
});

/** Reads the ORDER BY and the LIMIT of each query in parentheses. */
function readInnerQueries(sql: string): readonly QueryLevel[] {
  const tokens = readTokens(sql);
  const outer = createLevel(false, true);
  const open = [outer];
  const found: QueryLevel[] = [];
  for (const [index, token] of tokens.entries()) {
    const next = tokens[index + 1]?.upper ?? '';
    if (token.text === '(') {
      const before = tokens[index - 1]?.upper ?? '';
      const { isOnce, isQuery, isSource } = open.at(-1) ?? outer;
      open.push({
        ...createLevel(
          QUERY_WORDS.includes(next),
          isOnce && (!isQuery || isSource),
        ),
        isSource: SOURCE_WORDS.includes(before),
      });
    }
    const level = open.at(-1) ?? outer;
    if (token.text === ',' && !level.isAfterColumns) level.columnCount += 1;
    if (END_OF_COLUMNS.includes(token.upper)) level.isAfterColumns = true;
    if (token.text === ')' && open.length > 1) {
      level.end = token;
      if (level.isQuery) found.push(level);
      open.pop();
    }
    if (token.upper === 'ORDER' && next === 'BY') level.order ??= token;
    if (token.upper === 'LIMIT') level.limit ??= token;
  }
  return found;
}

/** Finds the LIMIT of each query in parentheses that has no ORDER BY. */
const findUnorderedLimits = (sql: string): readonly Token[] =>
  readInnerQueries(sql)
    .flatMap(({ order, limit }) => (limit && !order ? [limit] : []))
    .sort((one, other) => one.start - other.start);

/**
 * Removes the order of the queries that another one reads, which counts for
 * nothing without a LIMIT.
 */
function dropInnerOrders(sql: string): string {
  if (ORDERED_FUNCTIONS.test(sql)) return sql;
  return readInnerQueries(sql)
    .filter(({ isSource, limit }) => isSource && !limit)
    .flatMap(({ order, end }) => (order && end ? [{ order, end }] : []))
    .sort((one, other) => other.order.start - one.order.start)
    .reduce(
      (text, { order, end }) =>
        text.slice(0, order.start) + text.slice(end.start),
      sql,
    );
}

/**
 * Gives backwards the rows of the queries that another one reads in any order:
 * a column beside a calculation takes its value from any of them.
 */
const reverseSources = (sql: string): string =>
  /\bRECURSIVE\b/i.test(sql) || ORDERED_FUNCTIONS.test(sql)
    ? sql
    : readInnerQueries(sql)
        .filter(
          ({ isSource, isOnce, order, limit }) =>
            isSource && isOnce && !order && !limit,
        )
        .flatMap(({ end, columnCount }) => (end ? [{ end, columnCount }] : []))
        .sort((one, other) => other.end.start - one.end.start)
        .reduce((text, { end, columnCount }) => {
          const terms = Array.from(
            { length: columnCount },
            (_, index) => `${index + 1} DESC`,
          ).join(', ');
          // Without its LIMIT, SQLite leaves out the order of a source.
          return `${text.slice(0, end.start)} ORDER BY ${terms} LIMIT -1${text.slice(end.start)}`;
        }, sql);

/** Orders by their first column the queries whose LIMIT takes any rows. */
const orderLimits = (sql: string, direction: 'ASC' | 'DESC'): string =>
  findUnorderedLimits(sql).reduceRight(
    (text, { start }) =>
      `${text.slice(0, start)}ORDER BY 1 ${direction} ${text.slice(start)}`,
    sql,
  );

/**
 * Ways to run statements with the rows in another order, which is as right as
 * the first one wherever they ask for none.
 */
export const OTHER_ORDERS: readonly ((sql: string) => string)[] = [
  (sql) => REVERSE_UNORDERED + sql,
  (sql) => orderLimits(sql, 'ASC'),
  (sql) => orderLimits(sql, 'DESC'),
  reverseSources,
  dropInnerOrders,
  (sql) => {
    const text = dropInnerOrders(sql);
    return text === sql ? sql : REVERSE_UNORDERED + text;
  },
];
