import type { Step, TypeShape, TypeShapes, Value } from '../tracer/types';
import type {
  Entry,
  GraphNode,
  HeadArray,
  Link,
  LinkTarget,
  MemoryGraph,
} from './types';
import { getPart, isPointerTo, listLinkPaths, listPointers } from './values';

/** A variable or block of a step. */
interface MemoryItem {
  readonly id: string;
  readonly state: GraphNode['state'];
  readonly shape: TypeShape | undefined;
  readonly value: Value | undefined;
}

function listItems(step: Step, shapes: TypeShapes): readonly MemoryItem[] {
  const variables = [
    ...step.globals,
    ...step.frames.flatMap((frame) => frame.variables),
  ].map(({ id, type, value }) => ({
    id,
    state: 'live' as const,
    shape: shapes.names.get(type),
    value,
  }));
  const blocks = step.heap.map(({ id, type, state, value }) => ({
    id,
    state,
    shape: type === undefined ? undefined : shapes.names.get(type),
    value,
  }));
  return [...variables, ...blocks];
}

/**
 * Lists the variables of calls that wait for another of the same function: a
 * recursion would label each node many times.
 */
function listRepeatedVariables({ frames }: Step): ReadonlySet<string> {
  return new Set(
    frames.flatMap(({ name, variables }, place) =>
      frames.slice(place + 1).some((laterFrame) => laterFrame.name === name)
        ? variables.map(({ id }) => id)
        : [],
    ),
  );
}

/** Reads the graph of each step of a trace. */
export class GraphReader {
  readonly #shapes: TypeShapes;
  readonly #nodes = new WeakMap<Value, GraphNode>();
  readonly #linkPaths = new Map<string, ReturnType<typeof listLinkPaths>>();

  constructor(shapes: TypeShapes) {
    this.#shapes = shapes;
    for (const record of shapes.records.keys()) {
      const paths = listLinkPaths(record, shapes);
      if (paths.length > 0) this.#linkPaths.set(record, paths);
    }
  }

  /** Records that link to others of their type. */
  get linkedRecords(): readonly string[] {
    return [...this.#linkPaths.keys()];
  }

  getLinkFields(record: string) {
    return this.#linkPaths.get(record) ?? [];
  }

  readGraph(step: Step): MemoryGraph {
    const items = listItems(step, this.#shapes);
    const repeatedNames = listRepeatedVariables(step);
    const records = new Map<string, string>();
    for (const { id, shape, value, state } of items)
      if (
        shape?.kind === 'record' &&
        this.#linkPaths.has(shape.record) &&
        (value?.kind === 'record' || state === 'freed')
      )
        records.set(id, shape.record);
    const nodes = new Map<string, GraphNode>();
    const entries: Entry[] = [];
    const headArrays: HeadArray[] = [];
    for (const { id, shape, state, value } of items) {
      const record = records.get(id);
      const node =
        record === undefined
          ? undefined
          : this.#readNode({ id, record, state, value }, records);
      if (node !== undefined) nodes.set(id, node);
      if (value === undefined) continue;
      const linkPaths = new Set(node?.links.map(({ path }) => path));
      for (const { path, target } of listPointers(value)) {
        if (linkPaths.has(path) || repeatedNames.has(id)) continue;
        if (target.kind !== 'object' && target.kind !== 'freed') continue;
        if (!records.has(target.object)) continue;
        const part = target.kind === 'object' ? target.path : '';
        entries.push({ object: id, path, node: target.object, part });
      }
      if (shape !== undefined && record === undefined)
        headArrays.push(...this.#findHeadArrays(id, shape, value, records));
    }
    return { nodes, entries, headArrays };
  }

  /** Reads a node, or returns that of an earlier step with the same value. */
  #readNode(
    node: Omit<GraphNode, 'links'>,
    records: ReadonlyMap<string, string>,
  ): GraphNode {
    const { id, record, state, value } = node;
    if (value === undefined) return { ...node, links: [] };
    const knownNode = this.#nodes.get(value);
    const isSame =
      knownNode?.id === id &&
      knownNode.state === state &&
      knownNode.links.every(
        ({ target }) =>
          target.kind !== 'other' &&
          (target.kind !== 'node' || records.get(target.id) === record),
      );
    if (isSame) return knownNode;
    const read = { ...node, links: this.#readLinks(record, value, records) };
    this.#nodes.set(value, read);
    return read;
  }

  #readLinks(
    record: string,
    value: Value,
    records: ReadonlyMap<string, string>,
  ): Link[] {
    return this.getLinkFields(record).flatMap(({ path, isArray }) => {
      const part = getPart(value, path);
      if (!isArray)
        return { path, field: path, target: readTarget(part, record, records) };
      if (part?.kind !== 'array' || part.omitted > 0)
        return { path, field: path, target: { kind: 'other' } as const };
      return part.items.map((item, index) => ({
        path: `${path}[${index}]`,
        field: path,
        target: readTarget(item, record, records),
      }));
    });
  }

  /**
   * Finds the arrays of pointers to nodes, or of records with one such pointer.
   */
  #findHeadArrays(
    object: string,
    shape: TypeShape,
    value: Value,
    records: ReadonlyMap<string, string>,
    path = '',
  ): HeadArray[] {
    if (shape.kind === 'record' && value.kind === 'record' && !value.union)
      return (this.#shapes.records.get(shape.record)?.fields ?? []).flatMap(
        (field) => {
          const part = getPart(value, `.${field.name}`);
          return part === undefined
            ? []
            : this.#findHeadArrays(
                object,
                field.shape,
                part,
                records,
                `${path}.${field.name}`,
              );
        },
      );
    // A block of one pointer per element has the shape of the array too.
    if (shape.kind !== 'array' || value.kind !== 'array') return [];
    const head = this.#findHeadPath(shape.element);
    if (head === undefined) return [];
    const heads = value.items.map((item, index) => ({
      path: `${path}[${index}]${head.path}`,
      target: readTarget(getPart(item, head.path), head.record, records),
    }));
    const { record } = head;
    return [{ object, path, record, heads, isCut: value.omitted > 0 }];
  }

  #findHeadPath(
    element: TypeShape,
  ): { readonly record: string; readonly path: string } | undefined {
    if (element.kind === 'pointer' && element.target.kind === 'record') {
      const { record } = element.target;
      return this.#linkPaths.has(record) ? { record, path: '' } : undefined;
    }
    if (element.kind !== 'record') return undefined;
    const fields = this.#shapes.records.get(element.record)?.fields ?? [];
    const heads = fields.flatMap(({ name, shape }) =>
      shape.kind === 'pointer' &&
      shape.target.kind === 'record' &&
      this.#linkPaths.has(shape.target.record) &&
      !isPointerTo(shape, element.record)
        ? { record: shape.target.record, path: `.${name}` }
        : [],
    );
    return heads.length === 1 ? heads[0] : undefined;
  }
}

function readTarget(
  value: Value | undefined,
  record: string,
  records: ReadonlyMap<string, string>,
): LinkTarget {
  if (value?.kind === 'unset') return { kind: 'unset' };
  if (value?.kind !== 'pointer') return { kind: 'other' };
  const { target } = value;
  switch (target.kind) {
    case 'null':
      return { kind: 'null' };
    case 'expired':
      return { kind: 'dangling' };
    case 'freed':
      return records.get(target.object) === record
        ? { kind: 'node', id: target.object }
        : { kind: 'dangling' };
    case 'object':
      return records.get(target.object) === record && target.path === ''
        ? { kind: 'node', id: target.object }
        : { kind: 'other' };
    default:
      return { kind: 'other' };
  }
}
