import { findNamedColumns, writeAsColumn } from './aliases';
import { findRowsCalls, hasAggregate } from './calls';
import type { Combinations } from './combinations';
import { createReader, getColumns, writeIdentity } from './combinations';
import type { StageDraft } from './drafts';
import { MAX_STAGE_ROWS } from './limits';
import type { QueryScope } from './scope';
import { describeFilter, describeGroups, quoteCode } from './sentences';
import type { TracedSource } from './sources';
import { getPosition, readTerm } from './terms';
import type { Expression, SelectCore } from './syntax';
import type { RowFate, StageColumn } from './types';
import type { SqlRow, SqlValue } from '../types';

/** Group of combinations. */
export interface Group {
  readonly id: string;
  readonly members: readonly string[];
  /** Text that two groups share only when they are the same. */
  readonly memberKey: string;
  readonly keys: readonly SqlValue[];
  /** Values of the aggregates of HAVING. */
  readonly aggregates: readonly SqlValue[];
}

/** Clauses of a SELECT with identities, from which its queries are written. */
export interface WrittenCore {
  /** List of columns, with `*` written out when it has to be. */
  readonly list: string;
  readonly from: string;
  readonly where: string;
  readonly groupBy: string;
  readonly windows: string;
}

/** Separator of the members of a group in the answer of the engine. */
const MEMBER_SEPARATOR = ';';

/** Writes the expression of the members of a group. */
export const writeMembers = (sources: readonly TracedSource[]): string =>
  `group_concat(${writeIdentity(sources)}, '${MEMBER_SEPARATOR}')`;

/** Reads the members of a group; an empty group has none. */
function readMembers(value: SqlValue | undefined): readonly string[] {
  return typeof value === 'string' ? value.split(MEMBER_SEPARATOR) : [];
}

/** Returns a text that two groups share only when they are the same. */
export const getMemberKey = (value: SqlValue | undefined): string =>
  [...readMembers(value)].sort().join(MEMBER_SEPARATOR);

/** Writes a query of groups, with columns after those of the SELECT. */
const writeGroupQuery = (
  { list, from, where, groupBy }: WrittenCore,
  columns: readonly string[],
  having = '',
): string =>
  `SELECT ${[list, ...columns].join(', ')} ${from} ${where} ${groupBy} ${having}`;

/** Column that is shown beside the rows of a stage. */
interface ExtraColumn {
  readonly name: string;
  readonly sql: string;
}

/** Finds the aggregates of HAVING, and the columns whose alias it names. */
function findAggregates(
  scope: QueryScope,
  having: Expression,
  core: SelectCore,
  canRun: (column: string) => boolean,
): readonly ExtraColumn[] {
  const calls = findRowsCalls(having)
    .filter(({ kind }) => kind === 'aggregate')
    .map((call): ExtraColumn => {
      const name = scope.read(call);
      return { name, sql: `(${name})` };
    });
  const named = findNamedColumns(having, core)
    .filter(({ expression }) => hasAggregate(expression))
    .map(({ alias, expression }): ExtraColumn => {
      return { name: alias, sql: `(${scope.read(expression)})` };
    });
  const columns = new Map([...calls, ...named].map((one) => [one.name, one]));
  return [...columns.values()].filter(({ sql }) => canRun(sql));
}

/** Groups of a SELECT, before HAVING, and its groups after it. */
interface GroupedRows {
  readonly stages: readonly StageDraft[];
  readonly groups: readonly Group[];
}

/** Term of GROUP BY. */
interface KeyColumn extends ExtraColumn {
  /** Position in the list of columns, from 0, of a term like `2`. */
  readonly position: number | undefined;
}

/** Finds the terms of GROUP BY that can be shown. */
function findKeys(
  scope: QueryScope,
  core: SelectCore,
  canRun: (column: string) => boolean,
): readonly KeyColumn[] {
  return (core.groupBy?.expressions ?? []).flatMap(
    (expression): readonly KeyColumn[] => {
      const position = getPosition(expression);
      const name = readTerm(scope, expression, core);
      if (position !== undefined) return [{ name, sql: 'NULL', position }];
      const sql = writeAsColumn(scope, expression, core, canRun);
      return sql === undefined ? [] : [{ name, sql, position }];
    },
  );
}

function createGroupStage(
  scope: QueryScope,
  core: SelectCore,
  sources: readonly TracedSource[],
  rows: Combinations,
  groups: readonly Group[],
  keys: readonly ExtraColumn[],
): StageDraft {
  const { groupBy } = core;
  const terms = (groupBy?.expressions ?? []).map((term) =>
    readTerm(scope, term, core),
  );
  const ranks = new Map(rows.ids.map((id, index) => [id, index]));
  const getRank = (id: string): number => ranks.get(id) ?? 0;
  return {
    kind: 'group',
    title: groupBy ? 'GROUP BY' : 'Un solo grupo',
    sentence: describeGroups(rows.total, groups.length, terms),
    range: groupBy
      ? { start: groupBy.start, end: groupBy.end }
      : core.columnsRange,
    columns: getColumns(sources),
    rows: groups.flatMap(({ id, members }) =>
      members
        .toSorted((one, other) => getRank(one) - getRank(other))
        .map((member) => ({
          id: member,
          fate: 'kept' as const,
          from: sources.length === 1 ? [`s0:${member}`] : [],
          group: id,
        })),
    ),
    total: rows.total,
    groups: groups.map((group) => ({
      id: group.id,
      keys: keys.map(({ name }, index) => ({
        name,
        value: group.keys[index] ?? null,
      })),
      size: group.members.length,
    })),
    before: rows.total,
    after: groups.length,
    readValues: createReader(scope, sources),
  };
}

/** Columns of the stages whose rows are groups. */
const getGroupColumns = (
  keys: readonly { readonly name: string }[],
  aggregates: readonly { readonly name: string }[],
): readonly StageColumn[] => [
  ...keys.map(({ name }) => ({ name, role: 'group-key' as const })),
  ...aggregates.map(({ name }) => ({ name, role: 'aggregate' as const })),
];

function createHavingStage(
  scope: QueryScope,
  having: NonNullable<SelectCore['having']>,
  groups: readonly Group[],
  fates: ReadonlyMap<string, RowFate>,
  columns: readonly StageColumn[],
): StageDraft {
  const getFate = ({ memberKey }: Group): RowFate =>
    fates.get(memberKey) ?? 'dropped';
  const after = groups.filter((group) => getFate(group) === 'kept').length;
  const unknown = groups.filter((group) => getFate(group) === 'unknown').length;
  return {
    kind: 'having',
    title: 'HAVING',
    sentence: describeFilter(
      groups.length,
      after,
      unknown,
      quoteCode(scope.read(having.expression)),
      'grupo',
    ),
    range: { start: having.start, end: having.end },
    columns,
    rows: groups.map((group) => ({
      id: group.id,
      fate: getFate(group),
      from: group.members.slice(0, MAX_STAGE_ROWS),
    })),
    total: groups.length,
    before: groups.length,
    after,
    readValues: () =>
      new Map(
        groups.map(({ id, keys, aggregates }) => [
          id,
          [...keys, ...aggregates],
        ]),
      ),
  };
}

/** Forms the groups of a SELECT, and applies its HAVING. */
export function groupRows(
  scope: QueryScope,
  core: SelectCore,
  written: WrittenCore,
  sources: readonly TracedSource[],
  rows: Combinations,
): GroupedRows {
  const members = writeMembers(sources);
  const canRun = (column: string): boolean =>
    scope.canRun(writeGroupQuery(written, [column, members]));
  const keys = findKeys(scope, core, canRun);
  const { having } = core;
  const aggregates = having
    ? findAggregates(scope, having.expression, core, canRun)
    : [];
  const extra = [...keys, ...aggregates].map(({ sql }) => sql);
  const readGroup = (row: SqlRow, index: number): Group => {
    const extraStart = row.length - extra.length - 1;
    const values = row.slice(extraStart, -1);
    return {
      id: `g${String(index + 1)}`,
      members: readMembers(row.at(-1)),
      memberKey: getMemberKey(row.at(-1)),
      keys: keys.map(({ position }, place) =>
        position === undefined
          ? (values[place] ?? null)
          : (row[position] ?? null),
      ),
      aggregates: values.slice(keys.length),
    };
  };
  const groups = scope
    .query(writeGroupQuery(written, [...extra, members]))
    .rows.map(readGroup);
  const stage = createGroupStage(scope, core, sources, rows, groups, keys);
  if (!having) return { stages: [stage], groups };
  const fates = new Map<string, RowFate>();
  const condition = scope.read(having.expression);
  const addFate = (test: string, fate: RowFate): void => {
    const sql = writeGroupQuery(written, [members], `HAVING ${test}`);
    for (const row of scope.query(sql).rows)
      fates.set(getMemberKey(row.at(-1)), fate);
  };
  addFate(`(${condition}) IS NULL`, 'unknown');
  addFate(condition, 'kept');
  return {
    stages: [
      stage,
      createHavingStage(
        scope,
        having,
        groups,
        fates,
        getGroupColumns(keys, aggregates),
      ),
    ],
    groups: groups.filter(({ memberKey }) => fates.get(memberKey) === 'kept'),
  };
}
