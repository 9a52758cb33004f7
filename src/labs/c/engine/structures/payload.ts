import { describeValue } from '../tracer/describe';
import type { Names } from '../tracer/describe';
import type { Value } from '../tracer/types';
import type { GraphNode } from './types';

/** A field of a node that is not a link. */
export interface PayloadField {
  readonly name: string;
  readonly path: string;
  readonly value: Value;
}

/** Lists the fields of a node that are not links. */
export function listPayload(node: GraphNode): readonly PayloadField[] {
  if (node.value?.kind !== 'record') return [];
  const isLink = (path: string) =>
    node.links.some(
      ({ field }) => field === path || field.startsWith(`${path}.`),
    );
  return node.value.fields.flatMap(({ name, value }) =>
    isLink(`.${name}`) ? [] : { name, path: `.${name}`, value },
  );
}

/** Returns a short text for a value of a node. */
export function formatPayload(value: Value, names: Names): string {
  switch (value.kind) {
    case 'pointer':
      if (value.target.kind === 'object')
        return `→ ${names.get(value.target.object) ?? '…'}`;
      if (value.target.kind === 'text') return `"${value.target.text}"`;
      if (value.target.kind === 'null') return 'NULL';
      return value.target.kind === 'function' ? value.target.name : '✗';
    case 'character':
      return value.text ?? String(value.code);
    case 'unset':
      return '?';
    case 'opaque':
      return '…';
    case 'record':
      return value.fields
        .map((field) => formatPayload(field.value, names))
        .join(' ');
    default:
      return describeValue(value, names);
  }
}
