import type {
  PointerTarget,
  TypeShape,
  TypeShapes,
  Value,
} from '../tracer/types';

/** A pointer inside a value, with its path: `.sig`, `[2].cab`. */
export interface PathPointer {
  readonly path: string;
  readonly target: PointerTarget;
}

const pointersByValue = new WeakMap<Value, readonly PathPointer[]>();

function findPointers(value: Value): readonly PathPointer[] {
  switch (value.kind) {
    case 'pointer':
      return [{ path: '', target: value.target }];
    case 'array':
      return value.items.flatMap((item, index) =>
        prefixPaths(`[${index}]`, listPointers(item)),
      );
    case 'record':
      // The members of a union overlap: its bytes may be no pointer at all.
      return value.union
        ? []
        : value.fields.flatMap((field) =>
            prefixPaths(`.${field.name}`, listPointers(field.value)),
          );
    default:
      return [];
  }
}

const prefixPaths = (prefix: string, pointers: readonly PathPointer[]) =>
  pointers.map(({ path, target }) => ({ path: prefix + path, target }));

/** Lists the pointers of a value. Steps share values, so the list is kept. */
export function listPointers(value: Value): readonly PathPointer[] {
  const knownPointers = pointersByValue.get(value);
  if (knownPointers !== undefined) return knownPointers;
  const foundPointers = findPointers(value);
  pointersByValue.set(value, foundPointers);
  return foundPointers;
}

/** Returns the part of a value at a path; undefined if it is not shown. */
export function getPart(value: Value, path: string): Value | undefined {
  let part: Value | undefined = value;
  for (const [, name, index] of path.matchAll(/\.([^.[]+)|\[(\d+)\]/g)) {
    if (part?.kind === 'record')
      part = part.fields.find((field) => field.name === name)?.value;
    else if (part?.kind === 'array') part = part.items[Number(index)];
    else return undefined;
  }
  return part;
}

/** A place of a type that points to a record, or holds several such places. */
interface LinkPath {
  /** Path of the place, or of the array that holds the places. */
  readonly path: string;
  readonly isArray: boolean;
}

/** Lists where a record points to records of its own type. */
export function listLinkPaths(
  record: string,
  shapes: TypeShapes,
): readonly LinkPath[] {
  const visit = (shape: TypeShape, path: string): readonly LinkPath[] => {
    if (isPointerTo(shape, record)) return [{ path, isArray: false }];
    if (shape.kind === 'array')
      return isPointerTo(shape.element, record)
        ? [{ path, isArray: true }]
        : [];
    return shape.kind === 'record' && shape.record !== record
      ? visitFields(shape.record, path)
      : [];
  };
  const visitFields = (name: string, path: string) => {
    const fields = shapes.records.get(name);
    return fields === undefined || fields.isUnion
      ? []
      : fields.fields.flatMap((field) =>
          visit(field.shape, `${path}.${field.name}`),
        );
  };
  return visitFields(record, '');
}

/** Returns true for a pointer to that record. */
export function isPointerTo(shape: TypeShape, record: string): boolean {
  return (
    shape.kind === 'pointer' &&
    shape.target.kind === 'record' &&
    shape.target.record === record
  );
}
