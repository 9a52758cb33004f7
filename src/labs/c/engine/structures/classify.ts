import type { GraphNode, Link, MemoryGraph, Role, Structure } from './types';

/** Nodes of one record, connected by their links. */
export type Component = readonly GraphNode[];

/** Returns the node that a link leads to, unless it was freed. */
export function follow(link: Link, graph: MemoryGraph): GraphNode | undefined {
  if (link.target.kind !== 'node') return undefined;
  const node = graph.nodes.get(link.target.id);
  return node?.state === 'freed' ? undefined : node;
}

/**
 * Groups the nodes of a record by their links. A leaked node forms a group of
 * its own, because the nodes that it links to are already used by others.
 */
export function findComponents(
  graph: MemoryGraph,
  record: string,
): readonly Component[] {
  const groups = new Map<string, GraphNode[]>();
  for (const node of graph.nodes.values())
    if (node.record === record && node.state !== 'freed')
      groups.set(node.id, [node]);
  for (const group of [...groups.values()])
    for (const node of [...group])
      for (const link of node.links) {
        const ownGroup = groups.get(node.id);
        const target = follow(link, graph);
        const otherGroup = target && groups.get(target.id);
        if (
          ownGroup === undefined ||
          otherGroup === undefined ||
          ownGroup === otherGroup
        )
          continue;
        if (target?.state !== node.state) continue;
        ownGroup.push(...otherGroup);
        for (const movedNode of otherGroup) groups.set(movedNode.id, ownGroup);
      }
  return [...new Set(groups.values())];
}

const getLink = (node: GraphNode, field: string): Link | undefined =>
  node.links.find((link) => link.field === field);

type Follow = (link: Link | undefined) => GraphNode | undefined;

/** Returns what follows links inside a component only. */
function createFollow(nodes: Component, graph: MemoryGraph): Follow {
  const ids = new Set(nodes.map(({ id }) => id));
  return (link) => {
    const target = link && follow(link, graph);
    return target && ids.has(target.id) ? target : undefined;
  };
}

/**
 * Walks a chain of unique successors that covers all nodes.
 *
 * @returns undefined when the nodes do not form one chain or one ring.
 */
function walkChain(
  nodes: Component,
  getNext: (node: GraphNode) => GraphNode | undefined,
): { readonly order: GraphNode[]; readonly isRing: boolean } | undefined {
  const reachedIds = new Set(nodes.map((node) => getNext(node)?.id));
  const heads = nodes.filter(({ id }) => !reachedIds.has(id));
  const first = heads[0] ?? nodes[0];
  if (first === undefined || heads.length > 1) return undefined;
  const order: GraphNode[] = [];
  const seenIds = new Set<string>();
  let node: GraphNode | undefined = first;
  for (; node !== undefined && !seenIds.has(node.id); node = getNext(node)) {
    seenIds.add(node.id);
    order.push(node);
  }
  const isRing = node !== undefined;
  if (order.length !== nodes.length || (isRing && node !== first))
    return undefined;
  return { order, isRing };
}

function isMirrored(
  nodes: Component,
  followLink: Follow,
  next: string,
  previous: string,
): boolean {
  const leadsTo = (node: GraphNode, field: string) =>
    followLink(getLink(node, field));
  return nodes.every((node) => {
    const after = leadsTo(node, next);
    const before = leadsTo(node, previous);
    return (
      (after === undefined || leadsTo(after, previous) === node) &&
      (before === undefined || leadsTo(before, next) === node)
    );
  });
}

function classifyChain(
  nodes: Component,
  followLink: Follow,
  role: Role & { kind: 'list' | 'double-list' },
): Structure | undefined {
  const chain = walkChain(nodes, (node) =>
    followLink(getLink(node, role.next)),
  );
  if (chain === undefined) return undefined;
  const isDouble = role.kind === 'double-list';
  const hasOtherLinks = nodes.some((node) =>
    node.links.some(
      (link) => link.field !== role.next && followLink(link) !== undefined,
    ),
  );
  if (!isDouble && hasOtherLinks) return undefined;
  if (isDouble && !isMirrored(nodes, followLink, role.next, role.previous))
    return undefined;
  const form = chain.isRing ? 'ring' : 'list';
  return {
    kind: isDouble ? `double-${form}` : form,
    record: nodes[0]?.record ?? '',
    nodes: chain.order.map(({ id }) => id),
  };
}

/** Links of a tree's node to its children. */
export function listChildLinks(
  node: GraphNode,
  role: Role & { kind: 'tree' },
): readonly Link[] {
  return node.links.filter(({ field }) => role.children.includes(field));
}

function classifyTree(
  nodes: Component,
  followLink: Follow,
  role: Role & { kind: 'tree' },
): Structure | undefined {
  const parents = new Map<string, GraphNode>();
  for (const node of nodes)
    for (const link of listChildLinks(node, role)) {
      const child = followLink(link);
      if (child === undefined) continue;
      if (parents.has(child.id)) return undefined;
      parents.set(child.id, node);
    }
  const roots = nodes.filter(({ id }) => !parents.has(id));
  const [root] = roots;
  if (root === undefined || roots.length > 1) return undefined;
  const hasWrongParent = nodes.some((node) => {
    const link =
      role.parent === undefined ? undefined : getLink(node, role.parent);
    return link !== undefined && followLink(link) !== parents.get(node.id);
  });
  if (hasWrongParent) return undefined;
  // Every node but the root has one parent, so what the root reaches is a tree.
  const order = [root];
  for (const node of order)
    for (const link of listChildLinks(node, role)) {
      const child = followLink(link);
      if (child !== undefined) order.push(child);
    }
  return order.length === nodes.length
    ? { kind: 'tree', record: root.record, nodes: order.map(({ id }) => id) }
    : undefined;
}

/**
 * Returns the structure that connected nodes form; undefined when they share
 * nodes, cross, or hold an address that is no node.
 */
export function classify(
  nodes: Component,
  graph: MemoryGraph,
  role: Role,
): Structure | undefined {
  const isKnown = nodes.every(({ links }) =>
    links.every(({ target }) => target.kind !== 'other'),
  );
  if (!isKnown) return undefined;
  const followLink = createFollow(nodes, graph);
  return role.kind === 'tree'
    ? classifyTree(nodes, followLink, role)
    : classifyChain(nodes, followLink, role);
}
