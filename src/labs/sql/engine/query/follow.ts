import type { QueryTrace, StageRow } from './types';

/** Returns the identities by which other rows name a row. */
const listNames = ({ id, group }: StageRow): readonly string[] =>
  group === undefined ? [id] : [id, group];

/**
 * Follows a row through the stages of a trace: back to the rows that it is made
 * of, and on to those that it becomes.
 *
 * @returns Identities of its rows in each stage.
 */
export function followRow(
  { stages }: Pick<QueryTrace, 'stages'>,
  stageIndex: number,
  rowId: string,
): readonly ReadonlySet<string>[] {
  const found = stages.map(() => new Set<string>());
  const start = stages[stageIndex]?.rows.filter(({ id }) => id === rowId) ?? [];
  const origins = new Set(start.flatMap(({ id, from }) => [id, ...from]));
  for (let index = stageIndex; index >= 0; index -= 1)
    for (const row of stages[index]?.rows ?? [])
      if (origins.has(row.id)) {
        found[index]?.add(row.id);
        for (const id of row.from) origins.add(id);
      }
  const results = new Set(start.flatMap(listNames));
  for (let index = stageIndex; index < stages.length; index += 1)
    for (const row of stages[index]?.rows ?? [])
      if (results.has(row.id) || row.from.some((id) => results.has(id))) {
        found[index]?.add(row.id);
        for (const id of listNames(row)) results.add(id);
      }
  return found;
}
