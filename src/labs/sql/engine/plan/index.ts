import { parseSelect } from '../query/parse';
import type { Expression, FromSource, SelectStatement } from '../query/syntax';
import { SqlError } from '../types';
import type { SqlDatabase, SqlRow } from '../types';
import { translateStep } from './translate';
import type { PlanNode, QueryPlan, StatementCounters } from './types';

/** Database that explains plans and, if it can, measures statements. */
type PlanDatabase = Pick<SqlDatabase, 'query'> & {
  /** Runs a statement to its end, and returns its counters. */
  readonly measure?: (sql: string) => StatementCounters;
};

/** Names of tables by those that a query gives them, in lower case. */
type TableNames = Map<string, string>;

function addSources(sources: readonly FromSource[], names: TableNames): void {
  for (const source of sources) {
    if (source.kind === 'table')
      names.set((source.alias ?? source.name).toLowerCase(), source.name);
    if (source.kind === 'group') addSources(source.sources, names);
    if (source.kind === 'subquery') addTables(source.statement, names);
    if (source.constraint?.kind === 'on')
      addSubqueries(source.constraint.expression, names);
  }
}

function addSubqueries({ subqueries }: Expression, names: TableNames): void {
  for (const { statement } of subqueries) addTables(statement, names);
}

/** Adds the tables that a query names, at any depth. */
function addTables(statement: SelectStatement, names: TableNames): void {
  for (const { statement: inner } of statement.with?.tables ?? [])
    addTables(inner, names);
  for (const { core } of statement.parts) {
    if (core.kind === 'values') continue;
    addSources(core.from?.sources ?? [], names);
    const { where, having } = core;
    for (const clause of [where, having])
      if (clause) addSubqueries(clause.expression, names);
    for (const column of core.columns)
      if (column.kind === 'expression') addSubqueries(column.expression, names);
  }
}

/** Counts the rows of a table; undefined for what is not one. */
function countRows(db: PlanDatabase, table: string): number | undefined {
  const [found] = db.query(
    `SELECT name FROM sqlite_schema WHERE type = 'table' AND name = ? COLLATE NOCASE`,
    [table],
  ).rows;
  if (!found) return undefined;
  const name = String(found[0]).replaceAll('"', '""');
  const [row] = db.query(`SELECT count(*) FROM main."${name}"`).rows;
  return row && Number(row[0]);
}

/** Creates the step of a row of `EXPLAIN QUERY PLAN`, and those inside it. */
function createNode(
  row: SqlRow,
  rows: readonly SqlRow[],
  countTable: (label: string) => number | undefined,
): PlanNode {
  const original = String(row[3]);
  const step = translateStep(original);
  const tableRows =
    step.kind === 'scan' && step.table !== undefined
      ? countTable(step.table)
      : undefined;
  return {
    ...step,
    original,
    ...(tableRows !== undefined && { tableRows }),
    children: rows
      .filter(([, parent]) => parent === row[0])
      .map((child) => createNode(child, rows, countTable)),
  };
}

/**
 * Explains how SQLite runs a query: the steps of `EXPLAIN QUERY PLAN` as a tree,
 * in Spanish.
 *
 * @returns undefined for a statement with an error.
 */
export function explainPlan(
  db: PlanDatabase,
  sql: string,
): QueryPlan | undefined {
  const statement = parseSelect(sql);
  const names: TableNames = new Map();
  if (statement) addTables(statement, names);
  try {
    const { rows } = db.query(`EXPLAIN QUERY PLAN ${sql}`);
    const countTable = (label: string): number | undefined =>
      countRows(db, names.get(label.toLowerCase()) ?? label);
    const counters = db.measure?.(sql);
    return {
      nodes: rows
        .filter(([, parent]) => parent === 0n)
        .map((row) => createNode(row, rows, countTable)),
      ...(counters && { counters }),
    };
  } catch (error) {
    if (error instanceof SqlError) return undefined;
    throw error;
  }
}
