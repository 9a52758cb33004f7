import { quoteName } from '../quoteName';
import { readTokens } from '../tokens';
import type { Token } from '../tokens';
import type { Schema, SqlDatabase } from '../types';
import { readSelectClauses } from './selectClauses';

/** Functions that compute one value of many rows. */
const AGGREGATES = ['COUNT', 'SUM', 'TOTAL', 'AVG', 'MIN', 'MAX'];

/** Words before the parenthesis of a query that runs once. */
const SOURCE_WORDS = ['FROM', 'JOIN', 'AS', 'MATERIALIZED'];

/** Rows of a database where a query may run once per row, and backwards. */
const MAX_REPEATED_ROWS = 200;

/** Returns true when a column of the result stands beside a calculation. */
function hasBareColumns(answer: string, tokens: readonly Token[]): boolean {
  const items = readSelectClauses(answer, tokens)?.items ?? [];
  return items.some((item) => !item.tokens.some(isAggregate));
}

const isAggregate = (
  { upper }: Token,
  index: number,
  tokens: readonly Token[],
): boolean => AGGREGATES.includes(upper) && tokens[index + 1]?.text === '(';

const countRows = (db: SqlDatabase): number =>
  db
    .readSchema()
    .filter(({ kind }) => kind === 'table')
    .reduce(
      (sum, { name }) =>
        sum +
        Number(
          db.query(`SELECT count(*) FROM ${quoteName(name)}`).rows[0]?.[0],
        ),
      0,
    );

/**
 * Returns true for an answer that may have a column beside a calculation, whose
 * value may come from any row. One with a query that may run once per row is
 * tried only where there are few rows: backwards, it takes long.
 */
export function mayReverseTables(db: SqlDatabase, answer: string): boolean {
  const tokens = readTokens(answer);
  if (!tokens.some(isAggregate)) return false;
  const hasInnerValue = tokens.some(
    ({ text }, index) =>
      text === '(' &&
      ['SELECT', 'WITH'].includes(tokens[index + 1]?.upper ?? '') &&
      !SOURCE_WORDS.includes(tokens[index - 1]?.upper ?? ''),
  );
  return hasInnerValue
    ? countRows(db) <= MAX_REPEATED_ROWS
    : hasBareColumns(answer, tokens);
}

/** Writes statements after which each table gives its rows backwards. */
export const writeReversedTables = (schema: Schema): string =>
  schema
    .filter(({ kind }) => kind === 'table')
    .map(({ name }) => {
      const own = quoteName(name);
      const moved = quoteName(`${name} (en orden)`);
      // Without its LIMIT, SQLite leaves out the order of a view.
      return `ALTER TABLE ${own} RENAME TO ${moved};
CREATE TEMP VIEW ${own} AS SELECT * FROM ${moved} ORDER BY rowid DESC LIMIT -1;
`;
    })
    .join('');
