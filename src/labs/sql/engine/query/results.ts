import type { SqlRow, SqlValue } from '../types';
import type { StageDraft } from './drafts';
import { encodeRow, encodeRowLoosely, Queues } from './rowKeys';
import type { QueryScope } from './scope';
import { MANY_ANSWERS, Untraceable } from './scope';
import { describeDistinct, describeLimit, describeOrder } from './sentences';
import { readTerm } from './terms';
import type {
  LimitClause,
  OrderClause,
  SelectPart,
  SelectStatement,
} from './syntax';
import type { RowFate, StageColumn } from './types';
import type { SqlRange } from '../types';

/** Row of a result, with the rows that it is made of. */
export interface ResultRow {
  readonly id: string;
  readonly from: readonly string[];
  readonly values: SqlRow;
  /** Values of the terms of ORDER BY that are not in the result. */
  readonly keys: readonly SqlValue[];
}

/** Rows of a result before DISTINCT, ORDER BY and LIMIT. */
export interface ProjectedRows {
  readonly columns: readonly StageColumn[];
  readonly keyColumns: readonly StageColumn[];
  /** Rows in the order that the engine gave when asked for identities too. */
  readonly rows: readonly ResultRow[];
  /** Range of SELECT DISTINCT, when it is one. */
  readonly distinct?: SqlRange;
}

/** Answers of the engine to a query. */
export interface EngineAnswer {
  readonly columns: readonly string[];
  readonly rows: readonly SqlRow[];
  /** Rows without the LIMIT. */
  readonly unlimited: readonly SqlRow[];
}

/** Asks the engine for the answer to a query, and for that without LIMIT. */
export function readAnswer(
  scope: QueryScope,
  statement: SelectStatement,
): EngineAnswer {
  const { columns, rows } = scope.query(
    scope.readBody(statement, { hasLimit: true }),
  );
  return {
    columns: columns.map(({ name }) => name),
    rows,
    unlimited: statement.limit
      ? scope.query(scope.readBody(statement, { hasLimit: false })).rows
      : rows,
  };
}

const failToLink = (): never => {
  throw new Untraceable(MANY_ANSWERS);
};

/** Puts rows in the order of an answer that has them all. */
function sortAsAnswer(
  rows: readonly ResultRow[],
  answer: readonly SqlRow[],
): readonly ResultRow[] {
  if (rows.length !== answer.length) return failToLink();
  const queues = new Queues<ResultRow>();
  for (const row of rows) queues.add(encodeRow(row.values), row);
  return answer.map((values) => queues.take(encodeRow(values)) ?? failToLink());
}

/**
 * Finds the rows that an answer without repeated rows keeps, in its order: the
 * first one of those that are the same or, when a collation takes different
 * texts for equal, the one that the engine chose.
 */
function keepDistinct(
  rows: readonly ResultRow[],
  answer: readonly SqlRow[],
): readonly ResultRow[] {
  const exact = new Queues<ResultRow>();
  const loose = new Set<string>();
  for (const row of rows) {
    exact.add(encodeRow(row.values), row);
    loose.add(encodeRowLoosely(row.values));
  }
  const covered = new Set(answer.map(encodeRowLoosely));
  // Every row is in the answer, or is equal to one of its rows.
  for (const key of loose) if (!covered.has(key)) failToLink();
  return answer.map((values) => exact.take(encodeRow(values)) ?? failToLink());
}

/** Creates the stage of rows of a result. */
export function createResultStage(
  stage: Pick<StageDraft, 'kind' | 'title' | 'sentence' | 'columns' | 'range'>,
  rows: readonly ResultRow[],
  getFate: (row: ResultRow) => RowFate = () => 'kept',
): StageDraft {
  const drafts = rows.map((row) => ({
    id: row.id,
    from: row.from,
    fate: getFate(row),
  }));
  return {
    ...stage,
    rows: drafts,
    total: rows.length,
    before: rows.length,
    after: drafts.filter(({ fate }) => fate === 'kept').length,
    readValues: (ids) => {
      const wanted = new Set(ids);
      return new Map(
        rows
          .filter(({ id }) => wanted.has(id))
          .map(({ id, values, keys }) => [
            id,
            [...values, ...keys].slice(0, stage.columns.length),
          ]),
      );
    },
  };
}

function createDistinctStage(
  range: SqlRange,
  columns: readonly StageColumn[],
  rows: readonly ResultRow[],
  kept: readonly ResultRow[],
  isLast: boolean,
): StageDraft {
  const keptRows = new Set(kept);
  const others = rows.filter((row) => !keptRows.has(row));
  return createResultStage(
    {
      kind: 'distinct',
      title: 'DISTINCT',
      sentence: describeDistinct(rows.length, kept.length),
      columns,
      range,
    },
    isLast ? [...kept, ...others] : rows,
    (row) => (keptRows.has(row) ? 'kept' : 'duplicate'),
  );
}

function createOrderStage(
  scope: QueryScope,
  orderBy: OrderClause,
  core: SelectPart['core'],
  columns: readonly StageColumn[],
  rows: readonly ResultRow[],
): StageDraft {
  const terms = orderBy.terms.map(({ expression, isDescending }) => ({
    text: readTerm(scope, expression, core),
    isDescending,
  }));
  return createResultStage(
    {
      kind: 'order',
      title: 'ORDER BY',
      sentence: describeOrder(rows.length, terms),
      columns,
      range: { start: orderBy.start, end: orderBy.end },
    },
    rows,
  );
}

/** Returns the number of rows that OFFSET leaves out. */
function readOffset(
  scope: QueryScope,
  { offset }: LimitClause,
  total: number,
): number {
  if (!offset) return 0;
  const [row] = scope.query(`SELECT ${scope.read(offset)}`).rows;
  return Math.min(Math.max(Number(row?.[0] ?? 0), 0), total);
}

/**
 * Changes the order of rows with equal keys so that those of the answer are
 * where LIMIT takes them from.
 */
function placeAnswer(
  rows: readonly ResultRow[],
  answer: readonly SqlRow[],
  offset: number,
): readonly ResultRow[] {
  const isInPlace = answer.every((values, index) => {
    const row = rows[offset + index];
    return row && encodeRow(row.values) === encodeRow(values);
  });
  if (isInPlace) return rows;
  const places = new Map(rows.map((row, index) => [row, index]));
  const queues = new Queues<ResultRow>();
  for (const row of rows) queues.add(encodeRow(row.values), row);
  const chosen = answer.map((values, index) => {
    const key = encodeRow(values);
    const getDistance = (row: ResultRow): number =>
      Math.abs((places.get(row) ?? 0) - offset - index);
    const [nearest] = queues
      .get(key)
      .toSorted((one, other) => getDistance(one) - getDistance(other));
    if (!nearest) return failToLink();
    queues.remove(key, nearest);
    return nearest;
  });
  const taken = new Set(chosen);
  const rest = rows.filter((row) => !taken.has(row));
  return [...rest.slice(0, offset), ...chosen, ...rest.slice(offset)];
}

function createLimitStage(
  limit: LimitClause,
  columns: readonly StageColumn[],
  rows: readonly ResultRow[],
  offset: number,
  count: number,
): StageDraft {
  const kept = new Set(rows.slice(offset, offset + count));
  return createResultStage(
    {
      kind: 'limit',
      title: limit.offset ? 'LIMIT y OFFSET' : 'LIMIT',
      sentence: describeLimit(rows.length, count, offset),
      columns,
      range: { start: limit.start, end: limit.end },
    },
    rows,
    (row) => (kept.has(row) ? 'kept' : 'dropped'),
  );
}

/** Stages of DISTINCT, ORDER BY and LIMIT, and the rows in their order. */
interface FinishedRows {
  /** Rows before DISTINCT and ORDER BY, in the order in which they come out. */
  readonly rows: readonly ResultRow[];
  readonly stages: readonly StageDraft[];
}

/**
 * Applies the DISTINCT, ORDER BY and LIMIT of a query to its rows.
 *
 * @param unordered The same rows, in the order of the stages before.
 */
export function finishRows(
  scope: QueryScope,
  { orderBy, limit, parts }: SelectStatement,
  { columns, keyColumns, rows, distinct }: ProjectedRows,
  unordered: readonly ResultRow[],
  answer: EngineAnswer,
): FinishedRows {
  const sorted = distinct
    ? keepDistinct(rows, answer.unlimited)
    : sortAsAnswer(rows, answer.unlimited);
  const offset = limit ? readOffset(scope, limit, sorted.length) : 0;
  const placed = limit ? placeAnswer(sorted, answer.rows, offset) : sorted;
  const stages: StageDraft[] = [];
  if (distinct)
    stages.push(
      createDistinctStage(distinct, columns, unordered, placed, !orderBy),
    );
  const allColumns = [...columns, ...keyColumns];
  if (orderBy)
    stages.push(
      createOrderStage(scope, orderBy, parts[0].core, allColumns, placed),
    );
  if (limit)
    stages.push(
      createLimitStage(limit, allColumns, placed, offset, answer.rows.length),
    );
  return { rows: distinct || orderBy ? unordered : placed, stages };
}
