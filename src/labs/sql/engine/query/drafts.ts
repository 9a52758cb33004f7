import type { SqlRange, SqlValue } from '../types';
import { MIN_DROPPED_ROWS } from './limits';
import type {
  QueryStage,
  RowFate,
  StageColumn,
  StageGroup,
  StageKind,
} from './types';

/** Row of a stage, without its values. */
export interface DraftRow {
  readonly id: string;
  readonly fate: RowFate;
  readonly from: readonly string[];
  readonly group?: string;
}

/** Stage whose rows have not been chosen yet. */
export interface StageDraft {
  readonly kind: StageKind;
  readonly title: string;
  readonly sentence: string;
  readonly range?: SqlRange;
  readonly columns: readonly StageColumn[];
  /** Rows, in order; the first ones when they are too many. */
  readonly rows: readonly DraftRow[];
  /** Number of rows, counting those that are not in `rows`. */
  readonly total: number;
  /** Finds a row that is not in `rows`, when they are too many. */
  readonly findRow?: (id: string) => DraftRow | undefined;
  readonly groups?: readonly StageGroup[];
  readonly before: number;
  readonly after: number;
  /** Reads the values of some of its rows. */
  readonly readValues: (
    ids: readonly string[],
  ) => ReadonlyMap<string, readonly SqlValue[]>;
}

/** Returns true for a row that goes on to the next stage. */
export const isKept = (fate: RowFate): boolean =>
  fate === 'kept' || fate === 'unmatched';

/** Takes the first rows of each group in turn, so that none is left without. */
function takeByGroup(
  rows: readonly DraftRow[],
  count: number,
): readonly DraftRow[] {
  const places = new Map<string, number>();
  return rows
    .map((row) => {
      const place = places.get(row.group ?? '') ?? 0;
      places.set(row.group ?? '', place + 1);
      return { row, place };
    })
    .sort((one, other) => one.place - other.place)
    .slice(0, count)
    .map(({ row }) => row);
}

/** Adds the rows of a long stage that later stages show. */
function addMissingRows(
  { rows, total, findRow }: StageDraft,
  wanted: ReadonlySet<string>,
): readonly DraftRow[] {
  if (!findRow || rows.length === total) return rows;
  const listed = new Set(rows.map(({ id }) => id));
  const missing = [...wanted].filter((id) => !listed.has(id));
  return [...rows, ...missing.flatMap((id) => findRow(id) ?? [])];
}

/**
 * Chooses the rows of a stage: those that later stages show, some that fall
 * here, and the first ones.
 */
function chooseRows(
  draft: StageDraft,
  wanted: ReadonlySet<string>,
  maxRows: number,
): readonly DraftRow[] {
  const { groups } = draft;
  const rows = addMissingRows(draft, wanted);
  if (rows.length <= maxRows) return rows;
  const chosen = new Set<DraftRow>();
  const add = (candidates: readonly DraftRow[], count: number): void => {
    const fresh = candidates.filter((row) => !chosen.has(row));
    const room = Math.min(count, maxRows - chosen.size);
    for (const row of groups ? takeByGroup(fresh, room) : fresh.slice(0, room))
      chosen.add(row);
  };
  const dropped = rows.filter(({ fate }) => !isKept(fate));
  add(dropped, Math.min(MIN_DROPPED_ROWS, Math.floor(maxRows / 2)));
  add(
    rows.filter(({ id }) => wanted.has(id)),
    maxRows,
  );
  add(rows, maxRows);
  return rows.filter((row) => chosen.has(row));
}

/** Chooses the rows of each stage, from the last one, and reads their values. */
export function finishStages(
  drafts: readonly StageDraft[],
  maxRows: number,
): readonly QueryStage[] {
  const wanted = new Set<string>();
  return drafts
    .toReversed()
    .map((draft): QueryStage => {
      const chosen = chooseRows(draft, wanted, maxRows);
      for (const { id, from } of chosen)
        for (const origin of [id, ...from]) wanted.add(origin);
      const values = draft.readValues(chosen.map(({ id }) => id));
      const { kind, title, sentence, range, columns, groups } = draft;
      return {
        kind,
        title,
        sentence,
        ...(range && { range }),
        columns,
        rows: chosen.map((row) => ({
          ...row,
          values: values.get(row.id) ?? [],
        })),
        ...(groups && { groups: groups.slice(0, maxRows) }),
        before: draft.before,
        after: draft.after,
        omitted: draft.total - chosen.length,
      };
    })
    .toReversed();
}
