import { splitStatements } from '../statements';
import type { Statement } from '../statements';
import type { ResultTable, RunResult, SqlDatabase } from '../types';

/** Statement whose rows are the answer, and those rows. */
export interface AnswerQuery {
  readonly statement: Statement;
  /** First rows, up to `MAX_ROWS`. */
  readonly table: ResultTable;
}

/** Words that begin a statement that gives rows but is no query. */
export const AUXILIARY_WORDS: readonly string[] = ['PRAGMA', 'EXPLAIN'];

/**
 * Finds the query of an answer: the last statement that returned rows. Those
 * of PRAGMA and EXPLAIN count only where there is no other.
 */
export function findAnswerQuery(
  sql: string,
  run: RunResult,
): AnswerQuery | undefined {
  const statements = splitStatements(sql);
  const queries = run.statements.flatMap(({ table }, index) => {
    const statement = statements[index];
    return table && statement ? [{ statement, table }] : [];
  });
  const isAuxiliary = ({ statement }: AnswerQuery) =>
    AUXILIARY_WORDS.includes(statement.tokens[0]?.upper ?? '');
  return queries.findLast((query) => !isAuxiliary(query)) ?? queries.at(-1);
}

/** Reads all the rows of a query that has already run. */
export const readAllRows = (
  db: SqlDatabase,
  { statement, table }: AnswerQuery,
): ResultTable =>
  table.rows.length === table.total ? table : db.query(statement.sql);
