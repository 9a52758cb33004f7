import type { Change, PointerTarget, Step, Value } from './types';

/** Displayed name of each memory object of a step, by id. */
export type Names = ReadonlyMap<string, string>;

/**
 * Collects the names of all objects of a step. A name outside the running call
 * adds its function: `n (de suma)`.
 */
export function collectNames(step: Step): Names {
  const names = new Map<string, string>();
  const running = step.frames.at(-1);
  for (const { id, name, owner } of step.globals)
    names.set(id, owner === undefined ? name : `${name} (de ${owner})`);
  for (const frame of step.frames)
    for (const { id, name } of frame.variables)
      names.set(id, frame === running ? name : `${name} (de ${frame.name})`);
  for (const { id } of step.heap) names.set(id, getBlockName(id));
  return names;
}

/**
 * Returns a heap block's displayed name, «bloque 2»: blocks have none in the
 * source.
 */
export function getBlockName(id: string): string {
  return `bloque ${id.replace('heap', '')}`;
}

/** Describes the target of a pointer. */
function describeTarget(target: PointerTarget, names: Names): string {
  switch (target.kind) {
    case 'null':
      return 'NULL, no apunta a nada';
    case 'object':
      return `apunta a ${names.get(target.object) ?? 'una variable que no se muestra'}${target.path}`;
    case 'past-end':
      return `apunta justo después de ${names.get(target.object) ?? 'un arreglo'}`;
    case 'freed':
      return 'colgante: apunta a memoria liberada';
    case 'expired':
      return 'colgante: apunta a una variable que ya no existe';
    case 'text':
      return `apunta al texto "${target.text}"`;
    case 'function':
      return `apunta a la función ${target.name}`;
    case 'unknown':
      return 'apunta a memoria que el trazador no conoce';
  }
}

/** Describes a value on one line. */
export function describeValue(value: Value, names: Names): string {
  switch (value.kind) {
    case 'number':
      return value.text;
    case 'character':
      return value.text === undefined
        ? String(value.code)
        : `${value.text} (${value.code})`;
    case 'pointer':
      return describeTarget(value.target, names);
    case 'unset':
      return 'sin valor';
    case 'opaque':
      return 'no se muestra';
    case 'record':
      return `{${value.fields
        .map((field) => `${field.name}: ${describeValue(field.value, names)}`)
        .join(', ')}}`;
    case 'array': {
      if (value.text !== undefined) return `"${value.text}"`;
      const items = value.items.map((item) => describeValue(item, names));
      if (value.omitted > 0) items.push(`… ${value.omitted} más`);
      return `[${items.join(', ')}]`;
    }
  }
}

/** Describes a change: «i pasa de 0 a 1», «q apunta a v[2]». */
export function describeChange(change: Change, names: Names): string {
  const name = `${names.get(change.object) ?? ''}${change.path}`;
  const { before, after } = change;
  if (after.kind === 'unset') return `${name} existe, sin valor`;
  if (after.kind === 'pointer' && after.target.kind === 'null')
    return `${name} vale ahora NULL: no apunta a nada`;
  if (after.kind === 'pointer')
    return `${name} ${describeTarget(after.target, names)}`;
  const isFirst = before === undefined || before.kind === 'unset';
  return isFirst
    ? `${name} toma el valor ${describeValue(after, names)}`
    : `${name} pasa de ${describeValue(before, names)} a ${describeValue(after, names)}`;
}
