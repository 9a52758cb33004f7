import type { Trace } from '../tracer/types';
import { GraphReader } from './graph';
import { layOut } from './layout';
import type { GridPlace, Layout } from './layout';
import { measure } from './measure';
import type { Measures } from './measure';
import { listMoments } from './moments';
import { chooseRole } from './roles';
import { listPlaces, trackRecord } from './track';
import type { Track } from './track';
import type {
  Entry,
  GraphNode,
  HeadArray,
  MemoryGraph,
  Role,
  Structure,
} from './types';

/** Maximum nodes of a record that are drawn as a structure. */
const MAX_DRAWN_NODES = 40;

/** A node with its place. */
export interface PlacedNode extends GridPlace {
  readonly node: GraphNode;
  /** Pointers from outside that lead to it. */
  readonly entries: readonly Entry[];
}

/** A table of lists with the row of its first head. */
export interface PlacedTable {
  readonly heads: HeadArray;
  readonly row: number;
}

/** The nodes of one record at one step, as linked structures. */
export interface Figure {
  readonly record: string;
  /** Name of the record in the program. */
  readonly type: string;
  readonly role: Role;
  readonly layout: Layout;
  readonly measures: Measures;
  readonly nodes: readonly PlacedNode[];
  readonly tables: readonly PlacedTable[];
  /** Known forms; empty in the middle of a change of the links. */
  readonly structures: readonly Structure[];
}

/** Structures of a step. */
export interface StepStructures {
  readonly graph: MemoryGraph;
  readonly figures: readonly Figure[];
  /** Records with too many nodes to draw, and how many. */
  readonly crowdedRecords: readonly {
    readonly type: string;
    readonly count: number;
  }[];
}

/** Structures of each step of a trace. */
export interface StructureTimeline {
  readonly getStep: (index: number) => StepStructures;
}

const noGraph: MemoryGraph = { nodes: new Map(), entries: [], headArrays: [] };
const emptyStructures: StepStructures = {
  graph: noGraph,
  figures: [],
  crowdedRecords: [],
};

/** Parts of a figure that stay the same through the trace. */
interface FigurePlan {
  readonly track: Track;
  readonly type: string;
  readonly layout: Layout;
  readonly measures: Measures;
}

function buildFigure(
  { track, type, layout, measures }: FigurePlan,
  graph: MemoryGraph,
  index: number,
): Figure | undefined {
  const moment = track.snapshotAt[index] ?? 0;
  const snapshot = track.snapshots[moment];
  if (snapshot === undefined || track.isDrawn[index] !== true) return undefined;
  const drawnTables = track.tablesAt[index];
  const tables = snapshot.tables.flatMap(({ key, heads }) => {
    const row = layout.tableRows.get(key);
    return row === undefined || drawnTables?.has(key) !== true
      ? []
      : { heads, row };
  });
  const heads = new Set(
    tables.flatMap(({ heads: table }) => listPlaces(table)),
  );
  const nodes = snapshot.nodes.flatMap(({ id }) => {
    // The snapshot has the values of its first step.
    const node = graph.nodes.get(id);
    const place = node && layout.getPlace(id, moment);
    if (node === undefined || place === undefined) return [];
    const entries = graph.entries.filter(
      (entry) => entry.node === id && !heads.has(entry.object + entry.path),
    );
    return { node, entries, ...place };
  });
  if (nodes.length === 0 && tables.length === 0) return undefined;
  const structures = snapshot.components.map(({ structure }) => structure);
  return {
    record: track.record,
    type,
    role: track.role,
    layout,
    measures,
    nodes,
    tables,
    structures: structures.flatMap((structure) => structure ?? []),
  };
}

/**
 * Finds lists, rings, trees and tables of lists in the memory of a program,
 * from its types and pointers alone, and gives each node a place for the whole
 * trace. What has no known form is left out.
 */
export function readStructures({ steps, shapes }: Trace): StructureTimeline {
  const reader = new GraphReader(shapes);
  if (reader.linkedRecords.length === 0)
    return { getStep: () => emptyStructures };
  const graphs = steps.map((step) => reader.readGraph(step));
  const plans = reader.linkedRecords.flatMap((record): FigurePlan[] => {
    const fields = reader.getLinkFields(record);
    const moments = listMoments(record, graphs);
    const role = chooseRole(record, fields, moments);
    if (role === undefined) return [];
    const track = trackRecord(record, role, moments);
    const layout = layOut(track);
    const measures = measure(track, layout, graphs, fields);
    const type = shapes.records.get(record)?.name ?? '';
    return [{ track, type, layout, measures }];
  });
  return {
    getStep: (index) => {
      const graph = graphs[index] ?? noGraph;
      const figures = plans.flatMap(
        (plan) => buildFigure(plan, graph, index) ?? [],
      );
      const isCrowded = ({ nodes }: Figure) => nodes.length > MAX_DRAWN_NODES;
      return {
        graph,
        figures: figures.filter((figure) => !isCrowded(figure)),
        crowdedRecords: figures
          .filter(isCrowded)
          .map(({ type, nodes }) => ({ type, count: nodes.length })),
      };
    },
  };
}
