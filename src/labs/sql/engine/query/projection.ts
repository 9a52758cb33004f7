import { isSameName } from './scope';
import type { QueryScope } from './scope';
import { writeAsColumn } from './aliases';
import { hasWindow } from './calls';
import { findPlace } from './columnList';
import type { Combinations } from './combinations';
import {
  createReader,
  findOrigins,
  getColumns,
  writeIdentity,
} from './combinations';
import type { StageDraft } from './drafts';
import { getMemberKey, writeMembers } from './grouping';
import { getPosition } from './terms';
import type { Group, WrittenCore } from './grouping';
import { MAX_STAGE_ROWS } from './limits';
import { createResultStage, finishRows } from './results';
import type { EngineAnswer, ProjectedRows, ResultRow } from './results';
import { describeSelect, describeWindows } from './sentences';
import type { TracedSource } from './sources';
import type { OrderTerm, SelectCore, SelectStatement } from './syntax';
import type { StageColumn } from './types';
import type { SqlRow, SqlValue } from '../types';

/** Rows that reach the columns of a SELECT: combinations, or groups of them. */
interface SelectInput {
  readonly scope: QueryScope;
  readonly statement: SelectStatement;
  readonly core: SelectCore;
  readonly written: WrittenCore;
  readonly sources: readonly TracedSource[];
  readonly combinations: Combinations;
  /** Undefined for a SELECT without groups. */
  readonly groups: readonly Group[] | undefined;
  readonly answer: EngineAnswer;
}

/** Writes the SELECT with more columns, and without DISTINCT or LIMIT. */
function writeQuery(
  { scope, statement, core, written }: SelectInput,
  columns: readonly string[],
): string {
  const { orderBy } = statement;
  return [
    `SELECT ${[written.list, ...columns].join(', ')}`,
    written.from,
    written.where,
    written.groupBy,
    core.having ? scope.read(core.having) : '',
    written.windows,
    orderBy ? scope.read(orderBy) : '',
  ].join(' ');
}

const squeeze = (text: string): string =>
  text.replace(/\s+/g, '').toLowerCase();

/** Returns true for a term of ORDER BY that is a column of the result. */
function isInResult(
  { scope, core, answer }: SelectInput,
  { expression }: OrderTerm,
): boolean {
  const text = scope.read(expression);
  return (
    getPosition(expression) !== undefined ||
    answer.columns.some((name) => isSameName(name, text)) ||
    core.columns.some(
      (column) =>
        column.kind === 'expression' &&
        (squeeze(scope.read(column.expression)) === squeeze(text) ||
          (column.alias !== undefined &&
            squeeze(column.alias) === squeeze(text.replaceAll('"', '')))),
    )
  );
}

/** Finds the terms of ORDER BY that have to be shown beside the result. */
function findOrderKeys(
  input: SelectInput,
): readonly { readonly name: string; readonly sql: string }[] {
  const { scope, statement, core } = input;
  return (statement.orderBy?.terms ?? [])
    .filter((term) => !isInResult(input, term))
    .flatMap(({ expression }) => {
      const sql = writeAsColumn(scope, expression, core, (column) =>
        scope.canRun(writeQuery(input, [column])),
      );
      return sql === undefined ? [] : [{ name: scope.read(expression), sql }];
    });
}

/** Creates the reader of the identity of a row of the result. */
function createRowReader(
  { groups }: SelectInput,
  width: number,
): (row: SqlRow) => ResultRow {
  const byMembers = new Map(groups?.map((group) => [group.memberKey, group]));
  return (row) => {
    const last = row.at(-1);
    const group = groups && byMembers.get(getMemberKey(last));
    const id = groups ? (group?.id ?? '') : String(last);
    return {
      id,
      from: groups
        ? (group?.members ?? []).slice(0, MAX_STAGE_ROWS)
        : findOrigins(id),
      values: row.slice(0, width),
      keys: row.slice(width, -1),
    };
  };
}

/** Puts rows in the order of the stages before. */
function sortAsInput(
  { groups, combinations }: SelectInput,
  rows: readonly ResultRow[],
): readonly ResultRow[] {
  const ids = groups ? groups.map(({ id }) => id) : combinations.ids;
  const ranks = new Map(ids.map((id, index) => [id, index]));
  return rows.toSorted(
    (one, other) => (ranks.get(one.id) ?? 0) - (ranks.get(other.id) ?? 0),
  );
}

/** Creates the stage of window functions, when the SELECT has some. */
function createWindowStage(
  { core, sources, groups, scope, written }: SelectInput,
  rows: readonly ResultRow[],
): readonly StageDraft[] {
  const windows = core.columns.flatMap((column) =>
    column.kind === 'expression' && hasWindow(column.expression)
      ? [{ column, place: findPlace(core, column, sources) }]
      : [],
  );
  const [first] = windows;
  if (!first) return [];
  const columns = windows.map(({ column }): StageColumn => ({
    name: column.alias ?? scope.read(column.expression),
    role: 'window',
  }));
  const readRows = createReader(scope, sources);
  const readValues: StageDraft['readValues'] = (ids) => {
    const before = groups
      ? new Map<string, readonly SqlValue[]>()
      : readRows(ids);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return new Map(
      ids.map((id) => [
        id,
        [
          ...(before.get(id) ?? []),
          ...windows.map(({ place }) => byId.get(id)?.values[place] ?? null),
        ],
      ]),
    );
  };
  const range = written.windows && core.windows;
  return [
    {
      ...createResultStage(
        {
          kind: 'window',
          title: 'Ventanas',
          sentence: describeWindows(rows.length, groups ? 'group' : 'row'),
          columns: [...(groups ? [] : getColumns(sources)), ...columns],
          range: range
            ? { start: range.start, end: range.end }
            : { start: first.column.start, end: first.column.end },
        },
        rows,
      ),
      readValues,
    },
  ];
}

/** Computes the columns of a SELECT, and applies its last clauses. */
export function projectRows(input: SelectInput): readonly StageDraft[] {
  const { scope, statement, core, answer, groups, sources } = input;
  const keys = findOrderKeys(input);
  const identity = groups ? writeMembers(sources) : writeIdentity(sources);
  const width = answer.columns.length;
  const rows = scope
    .query(writeQuery(input, [...keys.map(({ sql }) => sql), identity]))
    .rows.map(createRowReader(input, width));
  const unordered = sortAsInput(input, rows);
  const projected: ProjectedRows = {
    columns: answer.columns.map((name) => ({ name })),
    keyColumns: keys.map(({ name }) => ({ name, role: 'order-key' })),
    rows,
    ...(core.isDistinct && { distinct: core.keyword }),
  };
  const finished = finishRows(scope, statement, projected, unordered, answer);
  const origin = groups ? 'group' : sources.length === 0 ? 'nothing' : 'row';
  const select = createResultStage(
    {
      kind: 'select',
      title: 'SELECT',
      sentence: describeSelect(rows.length, width, origin),
      columns: projected.columns,
      range: { start: core.start, end: core.columnsRange.end },
    },
    finished.rows,
  );
  return [...createWindowStage(input, unordered), select, ...finished.stages];
}
