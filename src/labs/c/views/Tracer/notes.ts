import type { IndexMark } from '../../engine/structures/indices';
import type { StepStructures } from '../../engine/structures/timeline';
import type { Names } from '../../engine/tracer/describe';
import type { Step } from '../../engine/tracer/types';

/** Marks of the values in the picture of a step. */
export interface PictureNotes {
  /** Object ids and paths of the values that changed at this step. */
  readonly changedIds: ReadonlySet<string>;
  /** Names of the objects that a structure draws. */
  readonly drawnNames: Names;
  /** Index variables at the elements of arrays, by object id and path. */
  readonly indices: ReadonlyMap<string, readonly string[]>;
}

/** Collects the notes of a step. */
export function collectNotes(
  step: Step,
  { figures }: StepStructures,
  marks: readonly IndexMark[],
  names: Names,
): PictureNotes {
  const ids = figures.flatMap(({ nodes, tables }) => [
    ...nodes.map(({ node }) => node.id),
    ...tables.flatMap(({ heads }) => (heads.path === '' ? heads.object : [])),
  ]);
  const indices = new Map<string, string[]>();
  for (const { variable, object, path } of marks) {
    const place = object + path;
    indices.set(place, [...(indices.get(place) ?? []), variable]);
  }
  return {
    indices,
    changedIds: new Set(step.changes.map(({ object, path }) => object + path)),
    drawnNames: new Map(ids.map((id) => [id, names.get(id) ?? ''])),
  };
}
