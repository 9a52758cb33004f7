import { SqlError } from '../types';
import type { SqlDatabase } from '../types';
import { hasAggregate } from './calls';
import { writeColumnList } from './columnList';
import {
  filterCombinations,
  isComplete,
  joinSources,
  writeFrom,
} from './combinations';
import { combineParts, listValues } from './compound';
import { finishStages } from './drafts';
import type { StageDraft } from './drafts';
import { groupRows } from './grouping';
import { traceInnerQueries } from './inner';
import { MAX_STAGE_ROWS, TRACE_TIMEOUT_MS } from './limits';
import { parseSelect } from './parse';
import { projectRows } from './projection';
import { readAnswer } from './results';
import { QueryScope, Untraceable } from './scope';
import { describeAnswer } from './sentences';
import { traceSource } from './sources';
import type { SelectCore, SelectStatement } from './syntax';
import type { QueryTrace, TraceOptions } from './types';

const NOT_A_QUERY =
  'Solo se ve paso a paso una consulta: una sentencia que empieza por SELECT, WITH o VALUES.';
const HAS_ERROR =
  'La consulta tiene un error. Pulsa «Ejecutar» y verás cuál es y dónde está.';
const TOO_SLOW = 'La consulta tarda demasiado para verla paso a paso.';
const TOO_MANY_ROWS =
  'Son demasiadas filas para seguirlas una por una: se cuentan, y después se ve solo la respuesta.';
const NOT_UNDERSTOOD =
  'Hay algo en esta consulta que todavía no se ve paso a paso.';

/** Returns true for a SELECT whose rows are groups. */
function isGrouped(core: SelectCore, { orderBy }: SelectStatement): boolean {
  const columns = core.columns.flatMap((column) =>
    column.kind === 'expression' ? column.expression : [],
  );
  const terms = (orderBy?.terms ?? []).map(({ expression }) => expression);
  return (
    core.groupBy !== undefined ||
    core.having !== undefined ||
    [...columns, ...terms].some(hasAggregate)
  );
}

/** Creates the stage of the answer of a query whose rows are not followed. */
function createAnswerStage(
  scope: QueryScope,
  statement: SelectStatement,
  maxRows: number,
): StageDraft {
  const body = scope.readBody(statement, { hasLimit: true });
  const [count] = scope.query(`SELECT count(*) FROM (${body})`).rows;
  const total = Number(count?.[0] ?? 0);
  const { columns, rows } = scope.query(
    `SELECT * FROM (${body}) LIMIT ${String(Math.min(maxRows, total))}`,
  );
  return {
    kind: 'answer',
    title: 'Respuesta',
    sentence: describeAnswer(total),
    range: { start: statement.start, end: statement.end },
    columns: columns.map(({ name }) => ({ name })),
    rows: rows.map((_, index) => ({
      id: `a${String(index)}`,
      fate: 'kept',
      from: [],
    })),
    total,
    before: total,
    after: total,
    readValues: (ids) =>
      new Map(ids.map((id) => [id, rows[Number(id.slice(1))] ?? []])),
  };
}

/**
 * Traces the stages of one SELECT, adding them to `stages` as they are done.
 *
 * @throws {Untraceable} when the others cannot be traced.
 */
function traceCore(
  scope: QueryScope,
  statement: SelectStatement,
  core: SelectCore,
  stages: StageDraft[],
): void {
  const sources = (core.from?.sources ?? []).map((source, index) =>
    traceSource(scope, source, index),
  );
  const joined = joinSources(scope, sources);
  stages.push(...joined.stages);
  const filtered = filterCombinations(
    scope,
    core,
    sources,
    joined.combinations,
  );
  stages.push(...filtered.stages);
  const { combinations } = filtered;
  if (!isComplete(combinations)) throw new Untraceable(TOO_MANY_ROWS);
  const { where, groupBy, windows } = core;
  const written = {
    list: writeColumnList(scope, core, sources),
    from: writeFrom(scope, sources),
    where: where ? scope.read(where) : '',
    groupBy: groupBy ? scope.read(groupBy) : '',
    windows: windows ? scope.read(windows) : '',
  };
  const grouped = isGrouped(core, statement)
    ? groupRows(scope, core, written, sources, combinations)
    : undefined;
  stages.push(...(grouped?.stages ?? []));
  stages.push(
    ...projectRows({
      scope,
      statement,
      core,
      written,
      sources,
      combinations,
      groups: grouped?.groups,
      answer: readAnswer(scope, statement),
    }),
  );
}

/** Returns the reason of an error that ends a trace. */
function getReason(error: unknown): string {
  if (error instanceof Untraceable) return error.message;
  if (error instanceof SqlError)
    return error.fault.limit === undefined ? NOT_UNDERSTOOD : TOO_SLOW;
  throw error;
}

/** Traces the stages of a query, adding them to `stages` as they are done. */
function traceParts(
  scope: QueryScope,
  statement: SelectStatement,
  stages: StageDraft[],
): void {
  const [{ core }, second] = statement.parts;
  if (core.kind === 'select' && !second) {
    traceCore(scope, statement, core, stages);
    return;
  }
  const answer = readAnswer(scope, statement);
  stages.push(
    ...(core.kind === 'values' && !second
      ? listValues(scope, statement, core, answer)
      : combineParts(scope, statement, answer)),
  );
}

function traceStatement(
  outer: QueryScope,
  statement: SelectStatement,
  maxRows: number,
): QueryTrace {
  const scope = outer.extend(statement.with);
  const stages: StageDraft[] = [];
  const notes: string[] = [];
  try {
    traceParts(scope, statement, stages);
  } catch (error) {
    notes.push(getReason(error));
    stages.push(createAnswerStage(scope, statement, maxRows));
  }
  const inner = traceInnerQueries(outer, statement, (inside, query) =>
    traceStatement(inside, query, maxRows),
  );
  return {
    sql: scope.sql,
    stages: finishStages(stages, maxRows),
    inner,
    notes,
  };
}

/**
 * Traces a query in the order of its meaning: its tables, each JOIN, WHERE, its
 * groups, HAVING, SELECT, DISTINCT, ORDER BY and LIMIT. Each stage is asked of
 * the engine with the identities of its rows, and only with SELECT: the database
 * is not changed.
 *
 * A text that is not one SELECT, or that has an error, has no stages; `notes`
 * says why.
 */
export function traceQuery(
  db: SqlDatabase,
  sql: string,
  { maxRows = MAX_STAGE_ROWS }: TraceOptions = {},
): QueryTrace {
  const fail = (note: string): QueryTrace => ({
    sql,
    stages: [],
    inner: [],
    notes: [note],
  });
  const statement = parseSelect(sql);
  if (!statement) return fail(NOT_A_QUERY);
  const deadline = performance.now() + TRACE_TIMEOUT_MS;
  const scope = new QueryScope(db, sql, deadline);
  const own = scope.extend(statement.with);
  if (!own.canRun(own.readBody(statement, { hasLimit: true })))
    return fail(HAS_ERROR);
  try {
    return traceStatement(scope, statement, maxRows);
  } catch (error) {
    if (!(error instanceof SqlError)) throw error;
    return fail(TOO_SLOW);
  }
}
