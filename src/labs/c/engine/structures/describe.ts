import { formatCount } from '../../../../utils/quantities';
import type { Names } from '../tracer/describe';
import { formatPayload, listPayload } from './payload';
import type { Figure, PlacedNode, StepStructures } from './timeline';
import type { Entry, GraphNode, Structure, StructureKind } from './types';

/** Maximum nodes whose values are described. */
const MAX_SAID_NODES = 20;

const kindNames: Readonly<Record<StructureKind, string>> = {
  list: 'lista',
  'double-list': 'lista doble',
  ring: 'lista circular',
  'double-ring': 'lista doble circular',
  tree: 'árbol',
};

/** Returns the value by which a node is told: its first simple one. */
function nameNode(node: GraphNode | undefined, names: Names): string {
  if (node === undefined) return '';
  const [first] = listPayload(node);
  return first === undefined
    ? (names.get(node.id) ?? '')
    : formatPayload(first.value, names);
}

/** Returns the name of a pointer: `cab`, `bloque 1.cola`. */
export function nameEntry({ object, path, part }: Entry, names: Names): string {
  const name = `${names.get(object) ?? ''}${path}`;
  return part === '' ? name : `${name} → ${part.replace(/^\./, '')}`;
}

/** Returns the nodes of a ring from the first one that a pointer leads to. */
function startAtEntry(
  { kind, nodes }: Structure,
  placedNodes: ReadonlyMap<string, PlacedNode>,
): readonly string[] {
  const start = nodes.findIndex((id) =>
    placedNodes.get(id)?.entries.some(({ part }) => part === ''),
  );
  return kind.endsWith('ring') && start > 0
    ? [...nodes.slice(start), ...nodes.slice(0, start)]
    : nodes;
}

function describeStructure(
  structure: Structure,
  figure: Figure,
  names: Names,
): string {
  const placedNodes = new Map(
    figure.nodes.map((placedNode) => [placedNode.node.id, placedNode]),
  );
  const { kind } = structure;
  const nodes = startAtEntry(structure, placedNodes);
  const [first] = nodes;
  const entries = placedNodes.get(first ?? '')?.entries ?? [];
  const entryNames = entries
    .filter(({ part }) => part === '')
    .map((entry) => nameEntry(entry, names));
  const isLost = nodes.every(
    (id) => placedNodes.get(id)?.node.state === 'lost',
  );
  const start = isLost
    ? ' a la que nada apunta'
    : entryNames[0] === undefined
      ? ''
      : ` desde ${entryNames[0]}`;
  const descriptions = nodes
    .slice(0, MAX_SAID_NODES)
    .map((id) => nameNode(placedNodes.get(id)?.node, names));
  const rest = nodes.length - descriptions.length;
  if (rest > 0) descriptions.push(`… ${rest} más`);
  const count = formatCount(nodes.length, 'nodo', 'nodos');
  const title = `${kindNames[kind]} de ${count}${start}`;
  if (kind === 'tree')
    return `${title}: ${describeTree(nodes, placedNodes, names)}`;
  const separator = kind.startsWith('double') ? ' ⇄ ' : ' → ';
  const isRing = kind.endsWith('ring');
  const end = isRing
    ? `vuelve a ${descriptions[0] ?? ''}`
    : describeEnd(placedNodes.get(nodes.at(-1) ?? ''), figure, names);
  return `${title}: ${[...descriptions, end].join(separator)}`;
}

/** Returns what the last node of a list links to. */
function describeEnd(
  last: PlacedNode | undefined,
  figure: Figure,
  names: Names,
): string {
  const next = figure.role.kind === 'tree' ? undefined : figure.role.next;
  const link = last?.node.links.find(({ field }) => field === next);
  const { target } = link ?? {};
  const node =
    target?.kind === 'node'
      ? figure.nodes.find((placedNode) => placedNode.node.id === target.id)
          ?.node
      : undefined;
  // A lost list may still lead to one that is not.
  if (node !== undefined && node.state !== 'freed')
    return `${nameNode(node, names)}, de otra lista`;
  switch (target?.kind) {
    case 'unset':
      return 'sin valor';
    case 'node':
    case 'dangling':
      return 'memoria liberada';
    default:
      return 'NULL';
  }
}

/** Describes a tree: each node with children, and them. */
function describeTree(
  nodes: readonly string[],
  placedNodes: ReadonlyMap<string, PlacedNode>,
  names: Names,
): string {
  const parts = nodes.flatMap((id) => {
    const node = placedNodes.get(id)?.node;
    const children = (node?.links ?? []).flatMap(({ path, target }) => {
      if (target.kind !== 'node') return [];
      const child = placedNodes.get(target.id);
      return child === undefined ||
        nodes.indexOf(target.id) <= nodes.indexOf(id)
        ? []
        : `${path.replace(/^\./, '')} ${nameNode(child.node, names)}`;
    });
    return children.length === 0
      ? []
      : `${nameNode(node, names)}: ${children.join(', ')}`;
  });
  const root = nameNode(placedNodes.get(nodes[0] ?? '')?.node, names);
  return parts.length === 0
    ? root
    : [`raíz ${root}`, ...parts.slice(0, MAX_SAID_NODES)].join('; ');
}

/** Describes a table of lists by its heads that lead to something. */
function describeTables(figure: Figure, names: Names): string[] {
  const byId = new Map(
    figure.nodes.map((placedNode) => [placedNode.node.id, placedNode.node]),
  );
  return figure.tables.map(({ heads: { object, path, heads } }) => {
    const rows = heads.flatMap(({ target }, index) => {
      if (target.kind !== 'node') return [];
      const nodes = figure.structures.find((structure) =>
        structure.nodes.includes(target.id),
      )?.nodes ?? [target.id];
      const descriptions = nodes
        .slice(nodes.indexOf(target.id))
        .map((id) => nameNode(byId.get(id), names));
      return `[${index}]: ${descriptions.join(' → ')}`;
    });
    const name = `${names.get(object) ?? ''}${path}`;
    const title = `tabla de ${heads.length} listas en ${name}`;
    return rows.length === 0
      ? `${title}, vacía`
      : `${title}: ${rows.join('; ')}`;
  });
}

/** Describes the structures of a step, one sentence each. */
export function describeStructures(
  { figures, crowdedRecords }: StepStructures,
  names: Names,
): string[] {
  const ofFigures = figures.flatMap((figure) => {
    const inTables = new Set(
      figure.tables.flatMap(({ heads }) =>
        heads.heads.flatMap(({ target }) =>
          target.kind === 'node' ? target.id : [],
        ),
      ),
    );
    const unplacedStructures = figure.structures.filter(
      ({ nodes: [first] }) => first === undefined || !inTables.has(first),
    );
    return [
      ...describeTables(figure, names),
      ...unplacedStructures.map((structure) =>
        describeStructure(structure, figure, names),
      ),
    ];
  });
  return [
    ...ofFigures,
    ...crowdedRecords.map(
      ({ type, count }) =>
        `${count} nodos de ${type}: son demasiados para dibujarlos enlazados, y van sueltos`,
    ),
  ].map((text) => text.charAt(0).toLocaleUpperCase('es') + text.slice(1));
}
