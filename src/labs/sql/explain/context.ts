import { splitStatements } from '../engine/statements';
import type { Schema, SqlFault } from '../engine/types';
import type { FaultContext, QueryableDatabase } from './types';

/** Builds what the cards look at of a fault. */
export function createFaultContext(
  fault: SqlFault,
  sql: string,
  schema: Schema,
  db: QueryableDatabase | undefined,
): FaultContext {
  const statement = splitStatements(sql).find(
    ({ start, end }) => start === fault.start && end === fault.end,
  ) ?? {
    start: fault.start,
    end: fault.end,
    sql: sql.slice(fault.start, fault.end),
    tokens: [],
  };
  const { tokens } = statement;
  const { offset } = fault;
  const index =
    offset === undefined
      ? -1
      : tokens.findIndex(({ start, end }) => start <= offset && offset < end);
  return { sql, fault, statement, tokens, index, schema, db };
}
