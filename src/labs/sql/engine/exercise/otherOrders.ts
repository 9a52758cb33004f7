import { readTokens } from '../tokens';
import type { Token } from '../tokens';

/** Statement after which SQLite reads backwards what has no order. */
const REVERSE_UNORDERED = 'PRAGMA reverse_unordered_selects = on;\n';

/** Words that begin a query in parentheses. */
const QUERY_WORDS = ['SELECT', 'WITH'];

/** Finds the LIMIT of each query in parentheses that has no ORDER BY. */
function findUnorderedLimits(sql: string): readonly Token[] {
  const tokens = readTokens(sql);
  const levels = [{ isQuery: false, isOrdered: false }];
  return tokens.filter(({ text, upper }, index) => {
    if (text === '(')
      levels.push({
        isQuery: QUERY_WORDS.includes(tokens[index + 1]?.upper ?? ''),
        isOrdered: false,
      });
    if (text === ')' && levels.length > 1) levels.pop();
    const level = levels.at(-1);
    if (!level) return false;
    const isOrder = upper === 'ORDER' && tokens[index + 1]?.upper === 'BY';
    level.isOrdered ||= isOrder;
    return upper === 'LIMIT' && level.isQuery && !level.isOrdered;
  });
}

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
];
