import type { GraphNode, HeadArray, LinkTarget, MemoryGraph } from './types';

/** A stretch of steps in which the nodes and links of a record are the same. */
export interface Moment {
  readonly graph: MemoryGraph;
  readonly nodes: readonly GraphNode[];
  readonly heads: readonly HeadArray[];
}

/** The moments of a record in a trace. */
export interface Moments {
  readonly moments: readonly Moment[];
  /** Index of the moment of each step. */
  readonly momentAt: readonly number[];
}

const describeTarget = (target: LinkTarget): string =>
  target.kind === 'node' ? target.id : target.kind;

const signs = new WeakMap<GraphNode, string>();

/** Returns a text that is the same while the links of a node are. */
function signNode(node: GraphNode): string {
  const knownSign = signs.get(node);
  if (knownSign !== undefined) return knownSign;
  const { id, state, links } = node;
  const text = [
    id,
    state,
    ...links.map(({ path, target }) => path + describeTarget(target)),
  ].join(' ');
  signs.set(node, text);
  return text;
}

/** Returns a text that is the same while nodes, links and heads are. */
function sign(
  nodes: readonly GraphNode[],
  heads: readonly HeadArray[],
): string {
  const ofNodes = nodes.map(signNode);
  const ofHeads = heads.map(({ object, path, heads: targets }) =>
    [object, path, ...targets.map(({ target }) => describeTarget(target))].join(
      ' ',
    ),
  );
  return [...ofNodes, ...ofHeads].join('\n');
}

/** Divides a trace into the moments of a record. */
export function listMoments(
  record: string,
  graphs: readonly MemoryGraph[],
): Moments {
  const moments: Moment[] = [];
  const momentAt: number[] = [];
  let lastSign: string | undefined;
  for (const graph of graphs) {
    const nodes = [...graph.nodes.values()].filter(
      (node) => node.record === record,
    );
    const heads = graph.headArrays.filter(
      (array) => array.record === record && array.heads.length > 1,
    );
    const signature = sign(nodes, heads);
    if (signature !== lastSign) moments.push({ graph, nodes, heads });
    lastSign = signature;
    momentAt.push(moments.length - 1);
  }
  return { moments, momentAt };
}
