import type { CType } from '../dwarf/types';
import type { RecordShape, TypeShape, TypeShapes } from '../types';

const otherShape: TypeShape = { kind: 'other' };

/**
 * Collects the shapes of the types that a trace shows: which fields are
 * pointers, and to what. A step only has values, and NULL has no target.
 */
export class ShapeTable {
  readonly #names = new Map<string, TypeShape>();
  readonly #records = new Map<string, RecordShape>();

  /** Adds the type of a variable or block. */
  addType(type: CType): void {
    if (this.#names.has(type.name)) return;
    this.#names.set(type.name, this.#getShape(type));
  }

  buildShapes(): TypeShapes {
    return { names: this.#names, records: this.#records };
  }

  #getShape(type: CType): TypeShape {
    switch (type.kind) {
      case 'pointer':
        return { kind: 'pointer', target: this.#getShape(type.target()) };
      case 'array':
        return { kind: 'array', element: this.#getShape(type.element) };
      case 'record':
        this.#addRecord(type);
        return { kind: 'record', record: type.identity };
      default:
        return otherShape;
    }
  }

  #addRecord(type: CType & { kind: 'record' }): void {
    if (this.#records.has(type.identity)) return;
    const fields: RecordShape['fields'][number][] = [];
    // Set before its fields, one of which may lead back to it.
    this.#records.set(type.identity, {
      name: type.name,
      isUnion: type.union,
      fields,
    });
    fields.push(...this.#listFields(type));
  }

  /** Lists the fields as values have them: without anonymous members. */
  #listFields(type: CType & { kind: 'record' }): RecordShape['fields'] {
    return type
      .members()
      .flatMap(({ name, type: member }) =>
        name === '' && member.kind === 'record'
          ? this.#listFields(member)
          : name === ''
            ? []
            : { name, shape: this.#getShape(member) },
      );
  }
}
