import type { SqlValue } from '../types';
import { findNamedColumns } from './aliases';
import type { DraftRow, StageDraft } from './drafts';
import { MAX_LISTED_PAIRS, MAX_STAGE_ROWS, MAX_TRACED_ROWS } from './limits';
import type { QueryScope } from './scope';
import {
  describeFilter,
  describeJoin,
  describeProduct,
  describeSource,
  getJoinTitle,
  getSourceTitle,
  quoteCode,
} from './sentences';
import { readSourceRows } from './sources';
import type { TracedSource } from './sources';
import type { Expression, JoinConstraint, SelectCore } from './syntax';
import type { RowFate, StageColumn } from './types';

/** Part of the identity of a combination in which a source has no row. */
const NO_ROW = 'n';

/** Identity of the only combination of a SELECT without FROM. */
const ONLY_ROW = 'r';

/**
 * Combinations of one row of each source. The identity of a combination is the
 * identities of its rows, with commas.
 */
export interface Combinations {
  /** Identities, in order; the first ones when `total` is larger. */
  readonly ids: readonly string[];
  readonly total: number;
}

/** Tells that all the combinations are listed. */
export const isComplete = ({ ids, total }: Combinations): boolean =>
  ids.length === total;

/** Writes the expression of the identity of a combination. */
export const writeIdentity = (sources: readonly TracedSource[]): string =>
  sources.length === 0
    ? `'${ONLY_ROW}'`
    : sources
        .map(({ idSql }) => `coalesce(CAST(${idSql} AS TEXT), '${NO_ROW}')`)
        .join(` || ',' || `);

/** Writes a FROM with sources whose rows have identities. */
export const writeFrom = (
  scope: QueryScope,
  sources: readonly TracedSource[],
): string =>
  sources.length === 0
    ? ''
    : `FROM ${sources
        .map(({ sql, syntax: { join, constraint } }) =>
          [
            join && scope.read(join),
            sql,
            constraint && scope.read(constraint),
          ].join(' '),
        )
        .join(' ')}`;

/** Identity of a row of a source among those of all the sources. */
const getSourceRowId = (index: number, id: string): string =>
  `s${String(index)}:${id}`;

/** Finds the rows of earlier stages that make a combination. */
export function findOrigins(id: string): readonly string[] {
  const parts = id.split(',');
  const last = parts.length - 1;
  const lastId = parts[last] ?? NO_ROW;
  const left = parts.slice(0, last);
  const origins: string[] = [];
  if (left.some((part) => part !== NO_ROW))
    origins.push(
      left.length === 1 ? getSourceRowId(0, left[0] ?? '') : left.join(','),
    );
  if (lastId !== NO_ROW && lastId !== ONLY_ROW)
    origins.push(getSourceRowId(last, lastId));
  return origins;
}

const createRow = (id: string, fate: RowFate): DraftRow => ({
  id,
  fate,
  from: findOrigins(id),
});

/** Puts combinations in the order of their sources. */
function sortCombinations(
  ids: readonly string[],
  sources: readonly TracedSource[],
): readonly string[] {
  const ranked = ids.map((id) => ({
    id,
    ranks: id
      .split(',')
      .map((part, index) =>
        part === NO_ROW
          ? Number.MAX_SAFE_INTEGER
          : (sources[index]?.getRank(part) ?? 0),
      ),
  }));
  ranked.sort((one, other) => {
    const place = one.ranks.findIndex(
      (rank, index) => rank !== other.ranks[index],
    );
    return (one.ranks[place] ?? 0) - (other.ranks[place] ?? 0);
  });
  return ranked.map(({ id }) => id);
}

/** Columns of a combination of sources. */
export const getColumns = (
  sources: readonly TracedSource[],
): readonly StageColumn[] =>
  sources.flatMap(({ label, columns }) =>
    columns.map((name) => ({ name, source: label })),
  );

/** Creates the reader of the values of combinations. */
export function createReader(
  scope: QueryScope,
  sources: readonly TracedSource[],
): StageDraft['readValues'] {
  return (ids) => {
    const parts = ids.map((id) => id.split(','));
    const rows = sources.map((source, index) =>
      readSourceRows(
        scope,
        source,
        new Set(parts.flatMap((part) => part[index] ?? []).filter(isRowId)),
      ),
    );
    return new Map(
      parts.map((part) => [
        part.join(','),
        sources.flatMap(
          ({ columns }, index): readonly SqlValue[] =>
            rows[index]?.get(part[index] ?? '') ?? columns.map(() => null),
        ),
      ]),
    );
  };
}

const isRowId = (part: string): boolean => part !== NO_ROW && part !== ONLY_ROW;

/** Creates the stage of the rows of a source. */
function createSourceStage(
  scope: QueryScope,
  source: TracedSource,
  index: number,
): StageDraft {
  const { kind, label, syntax, count, columns, ids } = source;
  const name =
    syntax.kind === 'table' || syntax.kind === 'function' ? syntax.name : label;
  return {
    kind: 'source',
    title: getSourceTitle(kind, label, name),
    sentence: describeSource(kind, label, name, count),
    range: { start: syntax.start, end: syntax.end },
    columns: columns.map((column) => ({ name: column, source: label })),
    rows: ids.map((id) => ({
      id: getSourceRowId(index, id),
      fate: 'kept',
      from: [],
    })),
    total: count,
    findRow: (id) =>
      id.startsWith(getSourceRowId(index, ''))
        ? { id, fate: 'kept', from: [] }
        : undefined,
    before: count,
    after: count,
    readValues: (rowIds) => {
      const bare = rowIds.map((id) => id.slice(id.indexOf(':') + 1));
      return new Map(
        [...readSourceRows(scope, source, new Set(bare))].map(
          ([id, values]) => [getSourceRowId(index, id), values],
        ),
      );
    },
  };
}

/** Runs a query of identities, and reads the first ones when they are many. */
function readCombinations(
  scope: QueryScope,
  sources: readonly TracedSource[],
  columns: string,
  tail: string,
): Combinations {
  const select = `SELECT ${writeIdentity(sources)}${columns} ${writeFrom(scope, sources)} ${tail}`;
  const { rows } = scope.query(
    `${select} LIMIT ${String(MAX_TRACED_ROWS + 1)}`,
  );
  const ids = rows.map(([id]) => String(id));
  if (ids.length <= MAX_TRACED_ROWS)
    return { ids: sortCombinations(ids, sources), total: ids.length };
  const total = Number(
    scope.query(`SELECT count(*) FROM (${select})`).rows[0]?.[0] ?? 0,
  );
  const first = ids.slice(0, MAX_STAGE_ROWS);
  return { ids: sortCombinations(first, sources), total };
}

/**
 * Lists the pairs of a product, or the first ones when there are more than
 * `maxPairs`.
 */
function listPairs(
  left: Combinations,
  right: TracedSource,
  maxPairs: number,
): Combinations {
  const total = left.total * right.count;
  const count = total > maxPairs ? Math.min(MAX_LISTED_PAIRS, total) : total;
  const ids: string[] = [];
  for (const leftId of left.ids) {
    if (ids.length >= count) break;
    for (const rightId of right.ids.slice(0, count - ids.length))
      ids.push(`${leftId},${rightId}`);
  }
  return { ids, total };
}

/** Names the sources of a combination: «juego», «juego y prestamo». */
function nameSources(sources: readonly TracedSource[]): string {
  const names = sources.map(({ label }) => `\`${label}\``);
  const last = names.pop() ?? '';
  return names.length === 0 ? last : `${names.join(', ')} y ${last}`;
}

function createProductStage(
  scope: QueryScope,
  sources: readonly TracedSource[],
  right: TracedSource,
  left: Combinations,
  pairs: Combinations,
): StageDraft {
  const { syntax, label, count } = right;
  return {
    kind: 'product',
    title: `Producto con ${label}`,
    sentence: describeProduct(
      left.total,
      count,
      nameSources(sources.slice(0, -1)),
      `\`${label}\``,
    ),
    range: { start: syntax.join?.start ?? syntax.start, end: syntax.end },
    columns: getColumns(sources),
    rows: pairs.ids.map((id) => createRow(id, 'kept')),
    total: pairs.total,
    findRow: (id) =>
      id.split(',').length === sources.length
        ? createRow(id, 'kept')
        : undefined,
    before: left.total + count,
    after: pairs.total,
    readValues: createReader(scope, sources),
  };
}

/** Returns the condition of a JOIN as a sentence repeats it. */
function describeCondition(
  scope: QueryScope,
  constraint: JoinConstraint | undefined,
): string {
  if (!constraint) return 'que sus columnas con el mismo nombre sean iguales';
  return constraint.kind === 'on'
    ? quoteCode(scope.read(constraint.expression))
    : quoteCode(scope.read(constraint));
}

/** Finds the pairs for which a condition is NULL. */
function findUnknownPairs(
  scope: QueryScope,
  sources: readonly TracedSource[],
  condition: Expression,
): ReadonlySet<string> {
  const right = sources.at(-1);
  const left = writeFrom(scope, sources.slice(0, -1));
  const sql = `SELECT ${writeIdentity(sources)} ${left} CROSS JOIN ${right?.sql ?? ''} WHERE (${scope.read(condition)}) IS NULL`;
  return scope.canRun(sql)
    ? new Set(scope.query(sql).rows.map(([id]) => String(id)))
    : new Set();
}

/** Splits the identity of a pair into that of each side. */
function splitPair(id: string): readonly [left: string, right: string] {
  const comma = id.lastIndexOf(',');
  return [id.slice(0, comma), id.slice(comma + 1)];
}

const hasNoRow = (id: string): boolean =>
  id.split(',').every((part) => part === NO_ROW);

/** Puts together the pairs that fall and the combinations that a JOIN keeps. */
function listJoinRows(
  pairs: Combinations,
  joined: Combinations,
  unknown: ReadonlySet<string>,
  sources: readonly TracedSource[],
): readonly DraftRow[] {
  const fates = new Map<string, RowFate>();
  // The fate of a pair is known only when all those that stay are.
  if (isComplete(joined))
    for (const id of pairs.ids)
      fates.set(id, unknown.has(id) ? 'unknown' : 'dropped');
  for (const id of joined.ids) {
    const [left, right] = splitPair(id);
    fates.set(id, right === NO_ROW || hasNoRow(left) ? 'unmatched' : 'kept');
  }
  return sortCombinations([...fates.keys()], sources).map((id) =>
    createRow(id, fates.get(id) ?? 'kept'),
  );
}

/** Counts the pairs of a JOIN and its rows without a partner. */
function countJoin(
  left: Combinations,
  right: TracedSource,
  joined: Combinations,
) {
  const matchedLeft = new Set<string>();
  const matchedRight = new Set<string>();
  let leftUnmatched = 0;
  let rightUnmatched = 0;
  for (const id of joined.ids) {
    const [leftId, rightId] = splitPair(id);
    if (rightId === NO_ROW) leftUnmatched += 1;
    else if (hasNoRow(leftId)) rightUnmatched += 1;
    else {
      matchedLeft.add(leftId);
      matchedRight.add(rightId);
    }
  }
  const canCount = isComplete(joined);
  return {
    pairs: left.total * right.count,
    kept: joined.total - leftUnmatched - rightUnmatched,
    leftUnmatched,
    rightUnmatched,
    leftLost: canCount ? left.total - matchedLeft.size - leftUnmatched : 0,
    rightLost: canCount ? right.count - matchedRight.size - rightUnmatched : 0,
  };
}

function createJoinStage(
  scope: QueryScope,
  sources: readonly TracedSource[],
  right: TracedSource,
  left: Combinations,
  joined: Combinations,
): StageDraft {
  const { join, constraint } = right.syntax;
  const pairs = listPairs(left, right, MAX_LISTED_PAIRS);
  const isListed = isComplete(pairs) && isComplete(joined);
  const unknown =
    isListed && constraint?.kind === 'on'
      ? findUnknownPairs(scope, sources, constraint.expression)
      : new Set<string>();
  const counts = { ...countJoin(left, right, joined), unknown: unknown.size };
  const range = constraint ?? join;
  return {
    kind: 'join',
    title: join ? getJoinTitle(join, right.label) : '',
    sentence: describeJoin(
      counts,
      describeCondition(scope, constraint),
      nameSources(sources.slice(0, -1)),
      `\`${right.label}\``,
    ),
    ...(range && { range: { start: range.start, end: range.end } }),
    columns: getColumns(sources),
    rows: listJoinRows(pairs, joined, unknown, sources),
    total: counts.pairs + counts.leftUnmatched + counts.rightUnmatched,
    before: counts.pairs,
    after: joined.total,
    readValues: createReader(scope, sources),
  };
}

/** Stages of a FROM, and the combinations that leave the last one. */
interface JoinedSources {
  readonly stages: readonly StageDraft[];
  readonly combinations: Combinations;
}

/** Combines the rows of the sources of a FROM. */
export function joinSources(
  scope: QueryScope,
  sources: readonly TracedSource[],
): JoinedSources {
  const [first] = sources;
  if (!first)
    return { stages: [], combinations: { ids: [ONLY_ROW], total: 1 } };
  const stages = sources.map((source, index) =>
    createSourceStage(scope, source, index),
  );
  let combinations: Combinations = { ids: first.ids, total: first.count };
  /** True while there is no condition: pairs are multiplied, not asked for. */
  let isProduct = true;
  sources.slice(1).forEach((right, index) => {
    const joined = sources.slice(0, index + 2);
    const { join, constraint } = right.syntax;
    const left = combinations;
    const hasCondition = constraint !== undefined || join?.isNatural === true;
    const isOuter = ['left', 'right', 'full'].includes(join?.type ?? '');
    const pairs = listPairs(left, right, MAX_TRACED_ROWS);
    stages.push(createProductStage(scope, joined, right, left, pairs));
    if (isProduct && !hasCondition && !isOuter) {
      combinations = pairs;
      return;
    }
    isProduct = false;
    combinations = readCombinations(scope, joined, '', '');
    if (hasCondition || isOuter)
      stages.push(createJoinStage(scope, joined, right, left, combinations));
  });
  return { stages, combinations };
}

/** Applies the WHERE of a SELECT. */
export function filterCombinations(
  scope: QueryScope,
  core: SelectCore,
  sources: readonly TracedSource[],
  combinations: Combinations,
): {
  readonly stages: readonly StageDraft[];
  readonly combinations: Combinations;
} {
  const { where } = core;
  if (!where) return { stages: [], combinations };
  const condition = scope.read(where.expression);
  const named = findNamedColumns(where.expression, core)
    .map((column) => `, ${scope.read(column)}`)
    .join('');
  const kept = readCombinations(scope, sources, named, `WHERE ${condition}`);
  const isListed = isComplete(combinations) && isComplete(kept);
  const unknown = new Set(
    isListed
      ? readCombinations(scope, sources, named, `WHERE (${condition}) IS NULL`)
          .ids
      : [],
  );
  const keptIds = new Set(kept.ids);
  // The fate of a row is known only when all those that stay are.
  const others = isComplete(kept) ? combinations.ids : [];
  const ids = isListed
    ? combinations.ids
    : sortCombinations([...new Set([...others, ...kept.ids])], sources);
  const getFate = (id: string): RowFate => {
    if (keptIds.has(id)) return 'kept';
    return unknown.has(id) ? 'unknown' : 'dropped';
  };
  const stage: StageDraft = {
    kind: 'where',
    title: 'WHERE',
    sentence: describeFilter(
      combinations.total,
      kept.total,
      unknown.size,
      quoteCode(condition),
      'fila',
    ),
    range: { start: where.start, end: where.end },
    columns: getColumns(sources),
    rows: ids.map((id) => createRow(id, getFate(id))),
    total: combinations.total,
    before: combinations.total,
    after: kept.total,
    readValues: createReader(scope, sources),
  };
  return { stages: [stage], combinations: kept };
}
