import type { Layout } from './layout';
import { formatPayload, listPayload } from './payload';
import { listPlaces } from './track';
import type { Track } from './track';
import type { GraphNode, MemoryGraph } from './types';

/** Maximum payload fields that a node shows. */
export const MAX_PAYLOAD_FIELDS = 4;
/** Maximum letters of a payload field; CSS cuts the rest. */
const MAX_PAYLOAD_LETTERS = 12;
/** Maximum names over a node; the rest are counted. */
export const MAX_LABELS = 3;

/**
 * Maximum sizes of the boxes of a record in the whole trace, so that each box
 * keeps its size.
 */
export interface Measures {
  readonly payload: readonly {
    readonly name: string;
    readonly letters: number;
  }[];
  /** Link fields that are not arrays. */
  readonly linkFields: readonly string[];
  /** Maximum number of links in use in a node's arrays of links. */
  readonly childCount: number;
  /** Maximum number of names over a node, by row. */
  readonly labels: readonly number[];
  /**
   * Maximum number of columns that a link skips, by row; 0 when all links are
   * straight.
   */
  readonly skips: readonly number[];
  /** False for the rows of a table that never have nodes. */
  readonly hasNodes: readonly boolean[];
}

/** Widens `letters` by the texts of a node. */
function measurePayload(node: GraphNode, letters: Map<string, number>): void {
  for (const { name, value } of listPayload(node)) {
    const isBlock = value.kind === 'pointer' && value.target.kind === 'object';
    const length = isBlock ? 11 : formatPayload(value, new Map()).length;
    const maxLetters = Math.max(letters.get(name) ?? 0, length);
    letters.set(name, Math.min(maxLetters, MAX_PAYLOAD_LETTERS));
  }
}

/** Returns the columns between two nodes of a row, or 0 if it is a step. */
function countSkipped(start: number, end: number): number {
  return end === start + 1 ? 0 : Math.max(1, Math.abs(end - start));
}

/** Measures what the nodes of a record need in the whole trace. */
export function measure(
  track: Track,
  layout: Layout,
  graphs: readonly MemoryGraph[],
  linkFields: readonly { readonly path: string; readonly isArray: boolean }[],
): Measures {
  const letters = new Map<string, number>();
  const arrays = linkFields.filter(({ isArray }) => isArray);
  const labels = Array.from({ length: layout.rows }, () => 0);
  const skips = Array.from({ length: layout.rows }, () => 0);
  const hasNodes = Array.from({ length: layout.rows }, () => false);
  let childCount = 0;
  const seenValues = new Set<unknown>();
  for (const [step, graph] of graphs.entries()) {
    const moment = track.snapshotAt[step] ?? 0;
    const counts = new Map<string, number>();
    const heads = new Set(
      track.snapshots[moment]?.tables.flatMap((table) =>
        track.tablesAt[step]?.has(table.key) === true
          ? listPlaces(table.heads)
          : [],
      ),
    );
    for (const { node, object, path } of graph.entries)
      if (!heads.has(object + path))
        counts.set(node, (counts.get(node) ?? 0) + 1);
    for (const node of graph.nodes.values()) {
      if (node.record !== track.record) continue;
      const place = layout.getPlace(node.id, moment);
      if (place === undefined) continue;
      const { row } = place;
      hasNodes[row] = true;
      labels[row] = Math.min(
        MAX_LABELS,
        Math.max(labels[row] ?? 0, counts.get(node.id) ?? 0),
      );
      if (seenValues.has(node.value)) continue;
      seenValues.add(node.value);
      measurePayload(node, letters);
      const usedLinks = node.links.filter(
        ({ field, target }) =>
          target.kind !== 'null' && arrays.some(({ path }) => path === field),
      );
      childCount = Math.max(childCount, usedLinks.length);
    }
  }
  if (track.role.kind !== 'tree') measureSkips(track, layout, skips);
  return {
    payload: [...letters]
      .slice(0, MAX_PAYLOAD_FIELDS)
      .map(([name, length]) => ({ name, letters: length })),
    linkFields: linkFields.flatMap(({ path, isArray }) =>
      isArray ? [] : path,
    ),
    childCount,
    labels,
    skips,
    hasNodes,
  };
}

/** Sets the most columns that the links and heads of each row skip. */
function measureSkips(track: Track, layout: Layout, skips: number[]): void {
  const { role } = track;
  if (role.kind === 'tree') return;
  const raise = (row: number, skippedCount: number): void => {
    skips[row] = Math.max(skips[row] ?? 0, skippedCount);
  };
  for (const [moment, { nodes, tables }] of track.snapshots.entries()) {
    for (const { heads, rowByNode } of tables)
      for (const { target } of heads.heads) {
        if (target.kind !== 'node') continue;
        const targetPlace = layout.getPlace(target.id, moment);
        // A new node before the first one, not yet its head.
        const isBehind = nodes.some(({ id }) => {
          const place = layout.getPlace(id, moment);
          return place?.row === targetPlace?.row && !rowByNode.has(id);
        });
        if (targetPlace !== undefined && isBehind)
          raise(targetPlace.row, targetPlace.column);
      }
    for (const { id, links } of nodes)
      for (const { field, target } of links) {
        const sourcePlace = layout.getPlace(id, moment);
        const targetPlace =
          target.kind === 'node'
            ? layout.getPlace(target.id, moment)
            : undefined;
        if (sourcePlace === undefined || targetPlace?.row !== sourcePlace.row)
          continue;
        const skippedCount =
          field === role.next
            ? countSkipped(sourcePlace.column, targetPlace.column)
            : countSkipped(targetPlace.column, sourcePlace.column);
        raise(sourcePlace.row, skippedCount);
      }
  }
}
