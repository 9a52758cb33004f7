import type { Change, Step, Value, Variable } from '../types';

/** Maximum changes described per step. */
const MAX_CHANGES = 24;

interface Part {
  readonly object: string;
  readonly name: string;
  readonly path: string;
}

function collectChanges(
  before: Value | undefined,
  after: Value,
  part: Part,
  changes: Change[],
): void {
  if (before === after || changes.length >= MAX_CHANGES) return;
  if (after.kind === 'array') {
    const oldItems = before?.kind === 'array' ? before.items : [];
    after.items.forEach((item, index) => {
      const path = `${part.path}[${index}]`;
      collectChanges(oldItems[index], item, { ...part, path }, changes);
    });
  } else if (after.kind === 'record') {
    const oldFields = before?.kind === 'record' ? before.fields : [];
    after.fields.forEach(({ name, value }, index) => {
      const path = `${part.path}.${name}`;
      collectChanges(
        oldFields[index]?.value,
        value,
        { ...part, path },
        changes,
      );
    });
  } else if (after.kind !== 'opaque' && (before ?? after).kind === after.kind) {
    if (before !== undefined || after.kind !== 'unset')
      changes.push(createChange(before, after, part));
  } else if (before?.kind === 'unset')
    changes.push(createChange(before, after, part));
}

function createChange(
  before: Value | undefined,
  after: Value,
  { object, name, path }: Part,
): Change {
  return { object, path, label: `${name}${path}`, before, after };
}

type StepState = Pick<Step, 'frames' | 'globals' | 'heap'>;

function collectObjects(
  step: StepState,
): Pick<Variable, 'id' | 'name' | 'value'>[] {
  const blocks = step.heap.flatMap(({ id, value }) =>
    value === undefined ? [] : { id, name: '', value },
  );
  return [
    ...step.globals,
    ...step.frames.flatMap(({ variables }) => variables),
    ...blocks,
  ];
}

/** Lists the changed values between two steps. */
export function findChanges(
  before: StepState | undefined,
  after: StepState,
): Change[] {
  if (before === undefined) return [];
  const oldObjects = new Map(
    collectObjects(before).map((object) => [object.id, object]),
  );
  const changes: Change[] = [];
  for (const { id, name, value } of collectObjects(after))
    collectChanges(
      oldObjects.get(id)?.value,
      value,
      { object: id, name, path: '' },
      changes,
    );
  return changes;
}
