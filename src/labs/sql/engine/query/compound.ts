import type { SqlRow } from '../types';
import type { StageDraft } from './drafts';
import { createResultStage, finishRows } from './results';
import type { EngineAnswer, ResultRow } from './results';
import { encodeRow, encodeRowLoosely, Queues } from './rowKeys';
import type { QueryScope } from './scope';
import { MANY_ANSWERS, Untraceable } from './scope';
import { describeCompound, describeValues } from './sentences';
import type { SelectPart, SelectStatement, ValuesCore } from './syntax';
import type { RowFate, StageColumn } from './types';

/** Returns the name of a part of a compound SELECT. */
export const getPartTitle = (index: number): string =>
  `Consulta ${String(index + 1)}`;

const readRows = (
  scope: QueryScope,
  { core }: SelectPart,
  index: number,
): readonly ResultRow[] =>
  scope.query(scope.read(core)).rows.map((values, place) => ({
    id: `p${String(index)}:${String(place)}`,
    from: [],
    values,
    keys: [getPartTitle(index)],
  }));

/** Finds, in the order of an answer, the rows that give it. */
function findKept(
  rows: readonly ResultRow[],
  answer: readonly SqlRow[],
): readonly ResultRow[] {
  const queues = new Queues<ResultRow>();
  for (const row of rows) queues.add(encodeRow(row.values), row);
  return answer.map((values) => {
    const row = queues.take(encodeRow(values));
    if (!row) throw new Untraceable(MANY_ANSWERS);
    return row;
  });
}

/** Result of a compound operator, with the rows that it receives. */
interface CompoundStep {
  readonly operator: NonNullable<SelectPart['operator']>;
  readonly left: readonly ResultRow[];
  readonly right: readonly ResultRow[];
  readonly kept: readonly ResultRow[];
}

function createCompoundStage(
  { operator, left, right, kept }: CompoundStep,
  columns: readonly StageColumn[],
  isLast: boolean,
): StageDraft {
  const keptRows = new Set(kept);
  const keptKeys = new Set(kept.map(({ values }) => encodeRowLoosely(values)));
  const rows = [...left, ...right];
  const getFate = (row: ResultRow): RowFate => {
    if (keptRows.has(row)) return 'kept';
    return keptKeys.has(encodeRowLoosely(row.values)) ? 'duplicate' : 'dropped';
  };
  return createResultStage(
    {
      kind: 'compound',
      title: operator.name,
      sentence: describeCompound(
        operator.name,
        left.length,
        right.length,
        kept.length,
      ),
      columns: [...columns, { name: 'viene de', role: 'part' }],
      range: { start: operator.start, end: operator.end },
    },
    isLast ? [...kept, ...rows.filter((row) => !keptRows.has(row))] : rows,
    getFate,
  );
}

/** Combines the parts of a compound SELECT, and applies ORDER BY and LIMIT. */
export function combineParts(
  scope: QueryScope,
  statement: SelectStatement,
  answer: EngineAnswer,
): readonly StageDraft[] {
  const { parts } = statement;
  const [first, ...others] = parts;
  let rows = readRows(scope, first, 0);
  const steps = others.flatMap((part, index): readonly CompoundStep[] => {
    const { operator, core } = part;
    if (!operator) return [];
    const right = readRows(scope, part, index + 1);
    const left = rows;
    const prefix = scope.read({ start: first.core.start, end: core.end });
    rows = findKept([...left, ...right], scope.query(prefix).rows);
    return [{ operator, left, right, kept: rows }];
  });
  const columns = answer.columns.map((name) => ({ name }));
  const bare = rows.map((row) => ({ ...row, keys: [] }));
  const finished = finishRows(
    scope,
    statement,
    { columns, keyColumns: [], rows: bare },
    bare,
    answer,
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const inOrder = finished.rows.flatMap(({ id }) => byId.get(id) ?? []);
  return [
    ...steps.map((step, index) => {
      const isLast = index === steps.length - 1;
      return createCompoundStage(
        isLast ? { ...step, kept: inOrder } : step,
        columns,
        isLast && !statement.orderBy,
      );
    }),
    ...finished.stages,
  ];
}

/** Lists the rows of VALUES, and applies ORDER BY and LIMIT. */
export function listValues(
  scope: QueryScope,
  statement: SelectStatement,
  core: ValuesCore,
  answer: EngineAnswer,
): readonly StageDraft[] {
  const columns = answer.columns.map((name) => ({ name }));
  const rows = scope.query(scope.read(core)).rows.map((values, index) => ({
    id: `v${String(index)}`,
    from: [],
    values,
    keys: [],
  }));
  const finished = finishRows(
    scope,
    statement,
    { columns, keyColumns: [], rows },
    rows,
    answer,
  );
  const stage = createResultStage(
    {
      kind: 'values',
      title: 'VALUES',
      sentence: describeValues(rows.length),
      columns,
      range: { start: core.start, end: core.end },
    },
    finished.rows,
  );
  return [stage, ...finished.stages];
}
