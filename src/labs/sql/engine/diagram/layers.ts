import type { Relation } from './relations';

/**
 * Numbers the tables of a relation so that a table comes after those it points
 * to; a key that closes a cycle does not count.
 */
export function findLayers(
  relations: readonly Relation[],
): ReadonlyMap<string, number> {
  const layers = new Map<string, number>();
  const visiting = new Set<string>();
  const visit = (table: string): number => {
    const known = layers.get(table);
    if (known !== undefined) return known;
    if (visiting.has(table)) return -1;
    visiting.add(table);
    const parents = relations
      .filter(({ child, parent }) => child === table && parent !== table)
      .map(({ parent }) => visit(parent));
    const layer = Math.max(-1, ...parents) + 1;
    visiting.delete(table);
    layers.set(table, layer);
    return layer;
  };
  for (const { child, parent } of relations) {
    visit(parent);
    visit(child);
  }
  return layers;
}
