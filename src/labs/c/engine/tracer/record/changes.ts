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
  found: Change[],
): void {
  if (before === after || found.length >= MAX_CHANGES) return;
  if (after.kind === 'array') {
    const old = before?.kind === 'array' ? before.items : [];
    after.items.forEach((item, index) => {
      const path = `${part.path}[${index}]`;
      collectChanges(old[index], item, { ...part, path }, found);
    });
  } else if (after.kind === 'record') {
    const old = before?.kind === 'record' ? before.fields : [];
    after.fields.forEach(({ name, value }, index) => {
      const path = `${part.path}.${name}`;
      collectChanges(old[index]?.value, value, { ...part, path }, found);
    });
  } else if (after.kind !== 'opaque' && (before ?? after).kind === after.kind) {
    if (before !== undefined || after.kind !== 'unset')
      found.push(createChange(before, after, part));
  } else if (before?.kind === 'unset')
    found.push(createChange(before, after, part));
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
  const old = new Map(
    collectObjects(before).map((object) => [object.id, object]),
  );
  const found: Change[] = [];
  for (const { id, name, value } of collectObjects(after))
    collectChanges(
      old.get(id)?.value,
      value,
      { object: id, name, path: '' },
      found,
    );
  return found;
}
