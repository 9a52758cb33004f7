import { readName, readTokens } from '../tokens';
import type { SqlDatabase } from '../types';
import { foldName } from './state';
import type { SqlUsage } from './usage';

/** Index that a line of a plan uses; those that SQLite creates do not count. */
const USED_INDEX = / USING (?:COVERING )?INDEX (.*?)(?: \(|$)/;
/** Search by the primary key of a table, whose name or alias comes before. */
const KEY_SEARCH = /^SEARCH (.*) USING (?:INTEGER )?PRIMARY KEY/;

/** Lists the name of a table and its aliases in a statement, in lower case. */
function listAliases(sql: string, table: string): ReadonlySet<string> {
  const tokens = readTokens(sql);
  const aliases = tokens.flatMap((token, index) => {
    if (foldName(readName(token)) !== foldName(table)) return [];
    const next = tokens[index + 1];
    const alias = next?.upper === 'AS' ? tokens[index + 2] : next;
    return alias ? [foldName(readName(alias))] : [];
  });
  return new Set([foldName(table), ...aliases]);
}

/** Table that a line of a plan reads whole, by its name or alias. */
const WHOLE_READ = /^SCAN (\S+)/;

/** Use that plans make of an index. */
interface IndexUse {
  readonly isUsed: boolean;
  /** True when its table is searched by it, and never read whole. */
  readonly isSearched: boolean;
}

/** Finds the use that plans make of an index. */
export function findIndexUse(
  { plans, indexes }: Pick<SqlUsage, 'plans' | 'indexes'>,
  name: string,
): IndexUse {
  const table = indexes.get(foldName(name)) ?? '';
  const lines = plans.flatMap((plan) => plan.lines);
  const used = lines.filter(
    (line) => foldName(USED_INDEX.exec(line)?.[1] ?? '') === foldName(name),
  );
  const isReadWhole = plans.some((plan) => {
    const aliases = listAliases(plan.sql, table);
    return plan.lines.some((line) =>
      aliases.has(foldName(WHOLE_READ.exec(line)?.[1] ?? '')),
    );
  });
  return {
    isUsed: used.length > 0,
    isSearched: !isReadWhole && used.some((line) => line.startsWith('SEARCH ')),
  };
}

/** Times the work of the author's query that an answer with the index may do. */
const MAX_INDEX_WORK = 4;

/** Instructions that any query may take beside those of its rows. */
const FREE_INSTRUCTIONS = 1000;

/** Returns true when an index leaves an answer nearly all the rows to read. */
export function isIndexIdle(
  { plans }: Pick<SqlUsage, 'plans'>,
  solution: Pick<SqlUsage, 'plans'>,
): boolean {
  const count = (list: SqlUsage['plans']) =>
    list.reduce((sum, { instructions }) => sum + instructions, 0);
  return (
    count(plans) > FREE_INSTRUCTIONS + MAX_INDEX_WORK * count(solution.plans)
  );
}

/**
 * Returns true when the plan of a query searches a table by an index or by its
 * primary key, without reading it whole.
 */
export function isIndexed(
  db: SqlDatabase,
  sql: string,
  table: string,
): boolean {
  const indexes = db
    .query(
      "SELECT name FROM sqlite_schema WHERE type = 'index' AND lower(tbl_name) = ?",
      [foldName(table)],
    )
    .rows.map((row) => foldName(row[0] as string));
  const aliases = listAliases(sql, table);
  return db.query(`EXPLAIN QUERY PLAN ${sql}`).rows.some((row) => {
    const line = row.at(-1) as string;
    const key = KEY_SEARCH.exec(line)?.[1];
    if (key !== undefined) return aliases.has(foldName(key));
    const used = USED_INDEX.exec(line)?.[1];
    return (
      line.startsWith('SEARCH ') &&
      used !== undefined &&
      indexes.includes(foldName(used))
    );
  });
}
