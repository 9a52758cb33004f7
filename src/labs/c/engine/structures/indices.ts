import type { Names } from '../tracer/describe';
import { describeValue } from '../tracer/describe';
import type { Step, Value, Variable } from '../tracer/types';
import type { IndexUse } from './indexUses';
import { getPart } from './values';

/** An index variable that is at an element of an array. */
export interface IndexMark {
  readonly variable: string;
  readonly object: string;
  /** Path of the element, or of the place just past the last one. */
  readonly path: string;
}

/** An array in memory from which indices count. */
interface ArrayPlace {
  readonly object: string;
  readonly path: string;
  readonly value: Value & { readonly kind: 'array' };
  /** Element that index 0 means: a pointer may lead to the middle. */
  readonly first: number;
}

/** Finds arrays and variables of the running call. */
class StepReader {
  readonly #variables: ReadonlyMap<string, Variable>;
  readonly #objects: ReadonlyMap<string, Value | undefined>;

  constructor(step: Step) {
    const ownVariables = step.frames.at(-1)?.variables ?? [];
    this.#variables = new Map(
      [...step.globals, ...ownVariables].map((variable) => [
        variable.name,
        variable,
      ]),
    );
    this.#objects = new Map([
      ...[...step.globals, ...step.frames.flatMap((one) => one.variables)].map(
        ({ id, value }) => [id, value] as const,
      ),
      ...step.heap.map(({ id, value }) => [id, value] as const),
    ]);
  }

  readInteger(name: string): number | undefined {
    const value = this.#variables.get(name)?.value;
    return value?.kind === 'number' && /^\d+$/.test(value.text)
      ? Number(value.text)
      : undefined;
  }

  /** Finds the array of an expression: `v`, `p.datos`, `p->datos`. */
  findArray(base: string): ArrayPlace | undefined {
    const [name = '', ...fields] = base.split(/->|\./);
    const variable = this.#variables.get(name);
    if (variable === undefined) return undefined;
    let place = { object: variable.id, path: '' };
    for (const field of fields) {
      const value = this.#read(place);
      if (value?.kind === 'pointer' && value.target.kind === 'object')
        place = { object: value.target.object, path: value.target.path };
      place = { ...place, path: `${place.path}.${field}` };
    }
    return this.#resolveArray(place);
  }

  findRow(array: ArrayPlace, index: number): ArrayPlace | undefined {
    const path = `${array.path}[${array.first + index}]`;
    return this.#resolveArray({ object: array.object, path });
  }

  #read({ object, path }: { object: string; path: string }): Value | undefined {
    const value = this.#objects.get(object);
    return value && getPart(value, path);
  }

  /** Returns the array at a place, or that to which its pointer leads. */
  #resolveArray(place: {
    object: string;
    path: string;
  }): ArrayPlace | undefined {
    const value = this.#read(place);
    if (value?.kind === 'array') return { ...place, value, first: 0 };
    if (value?.kind !== 'pointer' || value.target.kind !== 'object')
      return undefined;
    const { object, path } = value.target;
    const [, outer = '', first = '0'] = /^(.*)\[(\d+)\]$/.exec(path) ?? [];
    const array = this.#read({ object, path: outer });
    return array?.kind === 'array'
      ? { object, path: outer, value: array, first: Number(first) }
      : undefined;
  }
}

/** Finds where the index variables of the running call are. */
export function findIndexMarks(
  step: Step,
  uses: readonly IndexUse[],
): readonly IndexMark[] {
  const running = step.frames.at(-1)?.name;
  const reader = new StepReader(step);
  const marks = new Map<string, IndexMark>();
  for (const { functionName, base, outer, index } of uses) {
    if (functionName !== running) continue;
    let array = reader.findArray(base);
    for (const name of outer) {
      const row = reader.readInteger(name);
      array =
        array && row !== undefined ? reader.findRow(array, row) : undefined;
    }
    const position = reader.readInteger(index);
    if (array === undefined || position === undefined) continue;
    const { object, path, value, first } = array;
    const element = first + position;
    if (
      element > value.items.length ||
      (element === value.items.length && value.omitted > 0)
    )
      continue;
    const mark = { variable: index, object, path: `${path}[${element}]` };
    marks.set(mark.variable + mark.object + mark.path, mark);
  }
  return [...marks.values()];
}

/** Describes where the index variables are, in one sentence. */
export function describeIndexMarks(
  marks: readonly IndexMark[],
  step: Step,
  names: Names,
): string[] {
  const values = new Map<string, Value | undefined>(
    [
      ...step.globals,
      ...step.frames.flatMap((one) => one.variables),
      ...step.heap,
    ].map(({ id, value }) => [id, value]),
  );
  const texts = marks.map(({ variable, object, path }) => {
    const value = values.get(object);
    const element = value && getPart(value, path);
    const place = `${names.get(object) ?? ''}${path}`;
    if (element === undefined)
      return `${variable} está justo después de ${place.replace(/\[\d+\]$/, '')}`;
    if (element.kind === 'array') return `${variable} está en ${place}`;
    const text = describeValue(element, names);
    return `${variable} está en ${place}, que ${text.startsWith('apunta') ? '' : 'vale '}${text}`;
  });
  return texts.length === 0 ? [] : [`Índices: ${texts.join('; ')}`];
}
