import type { StepStructures } from '../../engine/structures/timeline';
import type { Names } from '../../engine/tracer/describe';
import type { Step } from '../../engine/tracer/types';

/** Marks of the values in the picture of a step. */
export interface PictureNotes {
  /** Object ids and paths of the values that changed at this step. */
  readonly changed: ReadonlySet<string>;
  /** Names of the objects that a structure draws. */
  readonly drawn: Names;
}

/** Collects the notes of a step. */
export function collectNotes(
  step: Step,
  { figures }: StepStructures,
  names: Names,
): PictureNotes {
  const ids = figures.flatMap(({ nodes, tables }) => [
    ...nodes.map(({ node }) => node.id),
    ...tables.flatMap(({ heads }) => (heads.path === '' ? heads.object : [])),
  ]);
  return {
    changed: new Set(step.changes.map(({ object, path }) => object + path)),
    drawn: new Map(ids.map((id) => [id, names.get(id) ?? ''])),
  };
}
