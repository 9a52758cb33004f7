import { classify, findComponents, follow } from './classify';
import type { Component } from './classify';
import type { Moment, Moments } from './moments';
import { fillGaps, MAX_CHANGE_STEPS } from './order';
import type {
  GraphNode,
  HeadArray,
  MemoryGraph,
  Role,
  Structure,
} from './types';

/** An array of list heads at a snapshot. */
interface Table {
  readonly key: string;
  readonly heads: HeadArray;
  /** True when each head leads to the start of a list of its own. */
  readonly isFit: boolean;
  readonly rowByNode: ReadonlyMap<string, number>;
}

/** A stretch of steps in which the nodes and links of a record are the same. */
export interface Snapshot {
  readonly nodes: readonly GraphNode[];
  readonly components: readonly {
    readonly nodes: Component;
    readonly structure: Structure | undefined;
  }[];
  readonly tables: readonly Table[];
}

/** The nodes of one record through a trace. */
export interface Track {
  readonly record: string;
  readonly role: Role;
  readonly snapshots: readonly Snapshot[];
  /** Snapshot of each step. */
  readonly snapshotAt: readonly number[];
  /** Flags by step: true when its nodes have a known form, or almost. */
  readonly isDrawn: readonly boolean[];
  /** Keys of the tables that are drawn at each step. */
  readonly tablesAt: readonly ReadonlySet<string>[];
}

/** Lists the objects and paths of the heads of an array. */
export const listPlaces = ({ object, heads }: HeadArray): readonly string[] =>
  heads.map(({ path }) => object + path);

function readTable(
  heads: HeadArray,
  graph: MemoryGraph,
  role: Role & { kind: 'list' | 'double-list' },
  components: Snapshot['components'],
): Table {
  const starts = new Set(
    components.flatMap(({ structure }) => structure?.nodes[0] ?? []),
  );
  const rowByNode = new Map<string, number>();
  let isFit = !heads.isCut;
  for (const [row, { target }] of heads.heads.entries()) {
    if (target.kind === 'other') isFit = false;
    if (target.kind !== 'node') continue;
    if (!starts.has(target.id) || rowByNode.has(target.id)) isFit = false;
    let node = graph.nodes.get(target.id);
    while (node !== undefined && !rowByNode.has(node.id)) {
      rowByNode.set(node.id, row);
      const link = node.links.find(({ field }) => field === role.next);
      node = link && follow(link, graph);
    }
  }
  const key = heads.object + heads.path;
  return { key, heads, isFit, rowByNode };
}

function takeSnapshot(
  { graph, nodes, heads }: Moment,
  record: string,
  role: Role,
): Snapshot {
  const components = findComponents(graph, record).map((component) => ({
    nodes: component,
    structure: classify(component, graph, role),
  }));
  const tables =
    role.kind === 'tree'
      ? []
      : heads.map((array) => readTable(array, graph, role, components));
  return { nodes, components, tables };
}

/** Follows the nodes of a record through the moments of a trace. */
export function trackRecord(
  record: string,
  role: Role,
  { moments, momentAt }: Moments,
): Track {
  const snapshots = moments.map((moment) => takeSnapshot(moment, record, role));
  const isFit = momentAt.map((place) =>
    (snapshots[place]?.components ?? []).every(
      ({ structure }) => structure !== undefined,
    ),
  );
  return {
    record,
    role,
    snapshots,
    snapshotAt: momentAt,
    isDrawn: fillGaps(isFit, MAX_CHANGE_STEPS),
    tablesAt: findTables(snapshots, momentAt),
  };
}

/** Returns the tables that are drawn at each step. */
function findTables(
  snapshots: readonly Snapshot[],
  snapshotAt: readonly number[],
): Track['tablesAt'] {
  const keys = new Set(
    snapshots.flatMap(({ tables }) =>
      tables.flatMap(({ key, isFit, rowByNode }) =>
        isFit && rowByNode.size > 0 ? key : [],
      ),
    ),
  );
  const drawnAt = snapshotAt.map(() => new Set<string>());
  for (const key of keys) {
    const isFit = snapshotAt.map(
      (place) =>
        snapshots[place]?.tables.some(
          (table) => table.key === key && table.isFit,
        ) === true,
    );
    for (const [step, isDrawn] of fillGaps(isFit, MAX_CHANGE_STEPS).entries()) {
      const table = snapshots[snapshotAt[step] ?? 0]?.tables.some(
        (listedTable) => listedTable.key === key,
      );
      if (isDrawn && table === true) drawnAt[step]?.add(key);
    }
  }
  return drawnAt;
}
