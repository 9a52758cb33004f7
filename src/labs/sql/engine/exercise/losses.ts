import { findTableMismatches } from './compareStates';
import type { StateTriple } from './compareStates';
import type { Finding } from './compareResult';
import { writeSchemaDifference, writeTableDifference } from './sentences';
import { foldName } from './state';
import type { DatabaseState } from './state';

/** Leaves the tables that the solution keeps with their rows as they were. */
function keepUntouched({
  initial,
  expected,
}: Omit<StateTriple, 'actual'>): DatabaseState {
  const changes = { initial, expected: initial, actual: expected };
  const changed = new Set(
    findTableMismatches(changes, {}).map(({ difference }) =>
      foldName(difference.table),
    ),
  );
  const tables = [...initial.tables].filter(
    ([key]) => expected.tables.has(key) && !changed.has(key),
  );
  return { ...initial, tables: new Map(tables) };
}

/**
 * Finds a table, or rows of it, that the solution leaves as they were and the
 * answer does not. Other rows may be those with which learners try their work.
 */
export function findLoss(states: StateTriple): Finding | undefined {
  const { initial, actual } = states;
  const kept = keepUntouched(states);
  const dropped = [...kept.tables].find(([key]) => !actual.tables.has(key));
  if (dropped) {
    const [, { name }] = dropped;
    const difference = {
      kind: 'schema',
      type: 'table',
      name,
      change: 'removed',
    } as const;
    return { difference, sentence: writeSchemaDifference(difference) };
  }
  const lost = findTableMismatches(
    { initial, expected: kept, actual },
    {},
  ).find(({ difference }) => difference.rows.missingTotal > 0);
  return (
    lost && {
      difference: lost.difference,
      sentence: writeTableDifference(lost.difference, lost.found),
    }
  );
}
