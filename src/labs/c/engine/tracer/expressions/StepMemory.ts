import { getPart } from '../../structures/values';
import { formatCharacter } from '../record/numbers';
import type { Step, Value, Variable } from '../types';
import { createProblem, unknownOperand } from './operands';
import type { MemoryPlace, Operand } from './operands';

/** Reads a byte of a string literal, with its final zero. */
function readCharacter(text: string, index: number): Operand {
  const code = [...new TextEncoder().encode(text), 0][index];
  if (code === undefined) return unknownOperand;
  return {
    kind: 'value',
    value: { kind: 'character', code, text: formatCharacter(code) },
    type: 'char',
  };
}

/** Splits the path of an element: `[2].v[3]` is element 3 of `[2].v`. */
function splitElement({ object, path }: MemoryPlace) {
  const [, outer = '', index] = /^(.*)\[(\d+)\]$/.exec(path) ?? [];
  return index === undefined
    ? undefined
    : { array: { object, path: outer }, index: Number(index) };
}

/** Memory of a step, as the code that is about to run reads it. */
export class StepMemory {
  readonly #variables: ReadonlyMap<string, Variable>;
  readonly #objects: ReadonlyMap<string, Value | undefined>;

  constructor(step: Step) {
    const all = [
      ...step.globals,
      ...step.frames.flatMap(({ variables }) => variables),
    ];
    this.#variables = new Map(
      [...step.globals, ...(step.frames.at(-1)?.variables ?? [])].map(
        (variable) => [variable.name, variable],
      ),
    );
    this.#objects = new Map(
      [...all, ...step.heap].map(({ id, value }) => [id, value]),
    );
  }

  hasVariable(name: string): boolean {
    return this.#variables.has(name);
  }

  readVariable(name: string): Operand {
    const variable = this.#variables.get(name);
    if (variable === undefined) return unknownOperand;
    const { id, value, type } = variable;
    return { kind: 'value', value, place: { object: id, path: '' }, type };
  }

  #readPlace(place: MemoryPlace, type?: string): Operand {
    const whole = this.#objects.get(place.object);
    const value = whole && getPart(whole, place.path);
    return value === undefined
      ? unknownOperand
      : { kind: 'value', value, place, ...(type !== undefined && { type }) };
  }

  /** Reads what is a number of elements after where an operand leads. */
  readElement(operand: Operand, index: number, code: string): Operand {
    if (operand.kind !== 'value') return operand;
    const { value, place, type } = operand;
    if (value.kind === 'array' && place)
      return this.#readItem(place, value, index, type);
    if (value.kind === 'unset') return createProblem(`${code} no tiene valor`);
    if (value.kind !== 'pointer') return unknownOperand;
    const { target } = value;
    switch (target.kind) {
      case 'null':
        return createProblem(`${code} es NULL y no lleva a ningún sitio`);
      case 'freed':
        return createProblem(`${code} lleva a memoria liberada`);
      case 'expired':
        return createProblem(`${code} lleva a una variable que ya no existe`);
      case 'past-end':
        return index < 0
          ? unknownOperand
          : createProblem('queda fuera del arreglo');
      case 'text':
        return readCharacter(target.text, index);
      case 'object':
        return this.#readNear(target, index, type);
      default:
        return unknownOperand;
    }
  }

  /** Reads an element counted from the one at a place. */
  #readNear(place: MemoryPlace, index: number, type?: string): Operand {
    const element = splitElement(place);
    const array = element && this.#readPlace(element.array);
    if (element && array?.kind === 'value' && array.value.kind === 'array')
      return this.#readItem(
        element.array,
        array.value,
        element.index + index,
        type,
      );
    const whole = this.#readPlace(place, type);
    if (index === 0) return whole;
    return whole.kind === 'value'
      ? createProblem('queda fuera de lo que hay ahí')
      : whole;
  }

  #readItem(
    { object, path }: MemoryPlace,
    { items, omitted }: Value & { readonly kind: 'array' },
    index: number,
    type?: string,
  ): Operand {
    const count = items.length + omitted;
    if (index < 0 || index >= count)
      return createProblem(
        `queda fuera del arreglo, que va de 0 a ${count - 1}`,
      );
    return this.#readPlace({ object, path: `${path}[${index}]` }, type);
  }

  readField(operand: Operand, field: string): Operand {
    return operand.kind === 'value' && operand.place
      ? this.#readPlace({
          object: operand.place.object,
          path: `${operand.place.path}.${field}`,
        })
      : operand.kind === 'value'
        ? unknownOperand
        : operand;
  }

  /** Returns the pointer to an operand, as `&` does. */
  readAddress(operand: Operand): Operand {
    if (operand.kind !== 'value' || !operand.place) return unknownOperand;
    return {
      kind: 'value',
      value: {
        kind: 'pointer',
        // Computed pointers are followed and never compared.
        address: Number.NaN,
        target: { kind: 'object', ...operand.place },
      },
      ...(operand.type !== undefined && { type: operand.type }),
    };
  }

  /** Returns a pointer moved by a number of elements; undefined for others. */
  movePointer(operand: Operand, count: number): Operand | undefined {
    if (operand.kind !== 'value') return undefined;
    const { value } = operand;
    if (value.kind !== 'pointer' && value.kind !== 'array') return undefined;
    const element = this.readElement(operand, count, '');
    return element.kind === 'value' && element.place
      ? this.readAddress(element)
      : unknownOperand;
  }
}
