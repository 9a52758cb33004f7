import { follow, listChildLinks } from './classify';
import { assignColumns, assignRows, fillUnknown, mergeOrders } from './order';
import type { Lifetime } from './order';
import type { Snapshot, Track } from './track';
import type { GraphNode, MemoryGraph, Role } from './types';

/** Place of a node in the grid of its figure. */
export interface GridPlace {
  readonly row: number;
  readonly column: number;
}

/** Places of all nodes of a record through a trace. */
export interface Layout {
  readonly rows: number;
  readonly columns: number;
  /** True when nodes may be half a column apart without touching. */
  readonly isInterleaved: boolean;
  /** First row of each table. */
  readonly tableRows: ReadonlyMap<string, number>;
  readonly getPlace: (id: string, snapshot: number) => GridPlace | undefined;
}

/** Extends the lifetime of a key to a snapshot. */
function extend(
  lifetimes: Map<string, Lifetime>,
  key: string,
  moment: number,
): void {
  const first = lifetimes.get(key)?.first ?? moment;
  lifetimes.set(key, { first, last: moment });
}

function collectLifetimes(
  snapshots: readonly Snapshot[],
): ReadonlyMap<string, Lifetime> {
  const lifetimes = new Map<string, Lifetime>();
  for (const [moment, { nodes }] of snapshots.entries())
    for (const { id } of nodes) extend(lifetimes, id, moment);
  return lifetimes;
}

/** Lists sequences once each. */
function removeDuplicates(sequences: readonly (readonly string[])[]) {
  const byText = new Map(sequences.map((ids) => [ids.join(' '), ids]));
  return [...byText.values()];
}

/**
 * Gives each node the list in which it was first linked, so that it keeps its
 * row when lists are joined.
 */
function assignLists(
  snapshots: readonly Snapshot[],
): ReadonlyMap<string, string> {
  const lists = new Map<string, string>();
  for (const { components } of snapshots)
    for (const { nodes } of components) {
      if (nodes.length < 2) continue;
      const knownNode = nodes.find(({ id }) => lists.has(id));
      const list = knownNode && lists.get(knownNode.id);
      for (const { id } of nodes)
        if (!lists.has(id)) lists.set(id, list ?? `list ${nodes[0]?.id}`);
    }
  for (const { nodes } of snapshots)
    for (const { id } of nodes) if (!lists.has(id)) lists.set(id, `list ${id}`);
  return lists;
}

/** Returns the key of the row of each node at each snapshot. */
function findRowKeys({
  snapshots,
  tablesAt,
  snapshotAt,
}: Track): ReadonlyMap<string, readonly string[]> {
  const drawnKeys = new Set(tablesAt.flatMap((keys) => [...keys]));
  const lists = assignLists(snapshots);
  const drawnAt = new Map<number, ReadonlySet<string>>();
  for (const [step, place] of snapshotAt.entries())
    drawnAt.set(place, tablesAt[step] ?? drawnKeys);
  const inTables = snapshots.map(({ tables }, place) => {
    const keys = new Map<string, string>();
    for (const { key, rowByNode } of tables)
      if (drawnAt.get(place)?.has(key) === true)
        for (const [id, row] of rowByNode) keys.set(id, `${key} ${row}`);
    return keys;
  });
  return new Map(
    [...lists].map(([id, list]) => {
      const keys = fillUnknown(inTables.map((table) => table.get(id)));
      return [id, keys.map((key) => key ?? list)];
    }),
  );
}

function layOutLists(track: Track): Layout {
  const { snapshots } = track;
  const rowKeys = findRowKeys(track);
  const getKey = (id: string, moment: number) =>
    rowKeys.get(id)?.[moment] ?? '';
  const lives = new Map<string, Map<string, Lifetime>>();
  const rowLives = new Map<string, Lifetime>();
  const sequences = new Map<string, string[][]>();
  for (const [moment, { nodes, components }] of snapshots.entries()) {
    for (const { id } of nodes) {
      const key = getKey(id, moment);
      extend(rowLives, key, moment);
      const inRow = lives.get(key) ?? new Map<string, Lifetime>();
      lives.set(key, inRow);
      extend(inRow, id, moment);
    }
    for (const { structure } of components) {
      const byRow = new Map<string, string[]>();
      for (const id of structure?.nodes ?? []) {
        const key = getKey(id, moment);
        byRow.set(key, [...(byRow.get(key) ?? []), id]);
      }
      for (const [key, ids] of byRow)
        sequences.set(key, [...(sequences.get(key) ?? []), ids]);
    }
  }
  const columns = new Map(
    [...lives].map(([key, inRow]) => {
      const order = mergeOrders([
        ...removeDuplicates(sequences.get(key) ?? []),
        [...inRow.keys()],
      ]);
      return [key, assignColumns(order, inRow)];
    }),
  );
  const { tableRows, rowOfKey, rows } = stackRows(track, rowLives);
  return {
    rows,
    columns:
      1 +
      Math.max(
        0,
        ...[...columns.values()].flatMap((column) => [...column.values()]),
      ),
    isInterleaved: false,
    tableRows,
    getPlace: (id, moment) => {
      const key = getKey(id, moment);
      const row = rowOfKey.get(key);
      const column = columns.get(key)?.get(id);
      return row === undefined || column === undefined
        ? undefined
        : { row, column };
    },
  };
}

/** Puts the rows of the tables first, then those of the lists. */
function stackRows(track: Track, rowLives: ReadonlyMap<string, Lifetime>) {
  const tableRows = new Map<string, number>();
  const rowOfKey = new Map<string, number>();
  let rows = 0;
  const drawnKeys = new Set(track.tablesAt.flatMap((keys) => [...keys]));
  for (const { tables } of track.snapshots)
    for (const { key, heads } of tables) {
      if (!drawnKeys.has(key) || tableRows.has(key)) continue;
      tableRows.set(key, rows);
      for (const row of heads.heads.keys())
        rowOfKey.set(`${key} ${row}`, rows + row);
      rows += heads.heads.length;
    }
  const lists = new Map([...rowLives].filter(([key]) => !rowOfKey.has(key)));
  const listRows = assignRows(lists);
  for (const [key, row] of listRows) rowOfKey.set(key, rows + row);
  rows += 1 + Math.max(-1, ...listRows.values());
  return { tableRows, rowOfKey, rows };
}

type TreeRole = Role & { kind: 'tree' };

const toGraph = ({ nodes }: Snapshot): MemoryGraph => ({
  nodes: new Map(nodes.map((node) => [node.id, node])),
  entries: [],
  headArrays: [],
});

/** Lists the nodes below one from left to right, with it in the middle. */
function listInOrder(
  node: GraphNode,
  role: TreeRole,
  graph: MemoryGraph,
): readonly string[] {
  const links = listChildLinks(node, role);
  const half = Math.ceil(links.length / 2);
  const [before, after] = [links.slice(0, half), links.slice(half)].map(
    (side) =>
      side.flatMap((link) => {
        const child = follow(link, graph);
        return child === undefined ? [] : listInOrder(child, role, graph);
      }),
  );
  return [...(before ?? []), node.id, ...(after ?? [])];
}

/** Returns the depth of each node of the known trees of a snapshot. */
function measureDepths(
  snapshot: Snapshot,
  role: TreeRole,
): ReadonlyMap<string, number> {
  const graph = toGraph(snapshot);
  const depths = new Map<string, number>();
  for (const { structure } of snapshot.components) {
    if (structure === undefined || structure.nodes.length < 2) continue;
    for (const id of structure.nodes) {
      const depth = depths.get(id) ?? 0;
      depths.set(id, depth);
      const node = graph.nodes.get(id);
      for (const link of node ? listChildLinks(node, role) : []) {
        const child = follow(link, graph);
        if (child !== undefined) depths.set(child.id, depth + 1);
      }
    }
  }
  return depths;
}

function listTreeOrders(
  snapshots: readonly Snapshot[],
  role: TreeRole,
): readonly (readonly string[])[] {
  return removeDuplicates(
    snapshots.flatMap((snapshot) => {
      const graph = toGraph(snapshot);
      return snapshot.components.flatMap(({ structure }) => {
        const root = graph.nodes.get(structure?.nodes[0] ?? '');
        return root === undefined ? [] : [listInOrder(root, role, graph)];
      });
    }),
  );
}

/**
 * Places the parents of many children over the middle of all that they ever
 * have.
 */
function centerParents(
  snapshots: readonly Snapshot[],
  role: TreeRole,
  order: readonly string[],
): ReadonlyMap<string, number> {
  const childrenById = new Map<string, string[]>();
  const ownedIds = new Set<string>();
  for (const snapshot of snapshots) {
    const graph = toGraph(snapshot);
    for (const node of snapshot.nodes)
      for (const link of listChildLinks(node, role)) {
        const child = follow(link, graph);
        if (child === undefined || ownedIds.has(child.id)) continue;
        ownedIds.add(child.id);
        const knownChildren = childrenById.get(node.id) ?? [];
        childrenById.set(node.id, [...knownChildren, child.id]);
      }
  }
  const rank = new Map(order.map((id, place) => [id, place]));
  const columns = new Map<string, number>();
  let leaves = 0;
  const place = (id: string, above: ReadonlySet<string>): number => {
    const knownColumn = columns.get(id);
    if (knownColumn !== undefined) return knownColumn;
    const pathIds = new Set([...above, id]);
    const children = (childrenById.get(id) ?? [])
      .filter((child) => !pathIds.has(child))
      .sort((left, right) => (rank.get(left) ?? 0) - (rank.get(right) ?? 0));
    const childRows = children.map((child) => place(child, pathIds));
    const first = childRows[0];
    const last = childRows.at(-1);
    if (first === undefined || last === undefined) leaves += 1;
    const column =
      first === undefined || last === undefined
        ? leaves - 1
        : (first + last) / 2;
    columns.set(id, column);
    return column;
  };
  for (const id of order) if (!ownedIds.has(id)) place(id, new Set());
  for (const id of order) place(id, new Set());
  return columns;
}

function layOutTrees(track: Track, role: TreeRole): Layout {
  const { snapshots } = track;
  const lifetimes = collectLifetimes(snapshots);
  const order = mergeOrders([
    ...listTreeOrders(snapshots, role),
    [...lifetimes.keys()],
  ]);
  const isWide = role.hasChildArray || role.children.length > 2;
  const columns = isWide
    ? centerParents(snapshots, role, order)
    : assignColumns(order, lifetimes);
  const depthsBySnapshot = snapshots.map((snapshot) =>
    measureDepths(snapshot, role),
  );
  const depths = new Map(
    order.map((id) => [
      id,
      fillUnknown(
        depthsBySnapshot.map((snapshotDepths) => snapshotDepths.get(id)),
      ),
    ]),
  );
  const getPlace: Layout['getPlace'] = (id, moment) => {
    const column = columns.get(id);
    return column === undefined
      ? undefined
      : { row: depths.get(id)?.[moment] ?? 0, column };
  };
  const lastRow = Math.max(
    0,
    ...depthsBySnapshot.flatMap((snapshotDepths) => [
      ...snapshotDepths.values(),
    ]),
  );
  return {
    rows: lastRow + 1,
    columns: 1 + Math.max(0, ...columns.values()),
    isInterleaved: !isWide && canInterleave(snapshots, getPlace),
    tableRows: new Map(),
    getPlace,
  };
}

/** Returns true when no two nodes of a row are ever in adjacent columns. */
function canInterleave(
  snapshots: readonly Snapshot[],
  getPlace: Layout['getPlace'],
): boolean {
  return snapshots.every(({ nodes }, moment) => {
    const takenIds = new Set<string>();
    for (const { id } of nodes) {
      const place = getPlace(id, moment);
      if (place) takenIds.add(`${place.row} ${place.column}`);
    }
    return [...takenIds].every((key) => {
      const [row = 0, column = 0] = key.split(' ').map(Number);
      return !takenIds.has(`${row} ${column + 1}`);
    });
  });
}

/**
 * Places the nodes of a record for the whole trace, so that they keep their
 * order.
 */
export function layOut(track: Track): Layout {
  return track.role.kind === 'tree'
    ? layOutTrees(track, track.role)
    : layOutLists(track);
}
