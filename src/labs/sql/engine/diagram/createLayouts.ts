import type { Schema } from '../types';
import { createBoxes } from './boxes';
import type { BoxContent } from './boxes';
import {
  assignLanes,
  createRoutes,
  getChannelsHeight,
  getGutterWidth,
} from './lanes';
import type { Lanes, Route } from './lanes';
import { findLayers } from './layers';
import { createLine } from './lines';
import type { DiagramBox, DiagramLine } from './lines';
import { findRelations } from './relations';
import type { Relation } from './relations';

/** Distance between two boxes of a column. */
const BOX_GAP = 28;
/** Room around the drawing, for the width of its lines. */
const MARGIN = 1;

/** Widths for which the diagram is laid out, the narrowest first. */
const LAYOUT_WIDTHS = [320, 640, 1000] as const;

/** Diagram for a width. */
export interface DiagramLayout {
  /** Width that the place of the diagram must have. */
  readonly minWidth: (typeof LAYOUT_WIDTHS)[number];
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly DiagramBox[];
  readonly lines: readonly DiagramLine[];
}

/** Boxes of each column, and the ways between them. */
interface Plan {
  readonly columns: readonly (readonly BoxContent[])[];
  readonly routes: readonly Route[];
  readonly lanes: Lanes;
}

function createPlan(
  boxes: readonly BoxContent[],
  relations: readonly Relation[],
  columnCount: number,
): Plan {
  const layers = findLayers(relations);
  const layerCount = Math.max(0, ...layers.values()) + 1;
  const places = new Map(
    [...layers].map(([table, layer]) => [
      table,
      Math.floor((layer * columnCount) / layerCount),
    ]),
  );
  const routes = createRoutes(relations, places);
  return {
    columns: Array.from({ length: columnCount }, (_, index) =>
      boxes.filter(({ table }) => places.get(table) === index),
    ),
    routes,
    lanes: assignLanes(routes, columnCount),
  };
}

/** Returns the width of each column; a single one leaves room for its lines. */
function findColumnWidths(
  { columns, lanes }: Plan,
  maxWidth: number,
): number[] {
  const room =
    maxWidth - getGutterWidth(lanes.gutters[1] ?? [], true) - 2 * MARGIN;
  return columns.map((boxes) => {
    const width = Math.max(0, ...boxes.map((box) => box.naturalWidth));
    return columns.length === 1 ? Math.min(width, room) : width;
  });
}

function stackBoxes(
  boxes: readonly BoxContent[],
  x: number,
  width: number,
): readonly DiagramBox[] {
  let y = MARGIN;
  return boxes.map((box) => {
    const placed = { ...box, x, y, width };
    y += box.height + BOX_GAP;
    return placed;
  });
}

const findBottom = (boxes: readonly DiagramBox[]): number =>
  Math.max(0, ...boxes.map(({ y, height }) => y + height));

/** Places the boxes that have a relation, and their lines. */
function placeLinked(
  plan: Plan,
  maxWidth: number,
): Omit<DiagramLayout, 'minWidth'> {
  const widths = findColumnWidths(plan, maxWidth);
  const gutterStarts: number[] = [];
  const placed: DiagramBox[] = [];
  let x = MARGIN;
  for (const [index, boxes] of plan.columns.entries()) {
    gutterStarts.push(x);
    if (index > 0) x += getGutterWidth(plan.lanes.gutters[index] ?? [], false);
    placed.push(...stackBoxes(boxes, x, widths[index] ?? 0));
    x += widths[index] ?? 0;
  }
  gutterStarts.push(x);
  const bottom = findBottom(placed);
  const space = {
    boxes: new Map(placed.map((box) => [box.table, box])),
    lanes: plan.lanes,
    gutterStarts,
    bottom,
  };
  return {
    width: x + getGutterWidth(plan.lanes.gutters.at(-1) ?? [], true) + MARGIN,
    height: bottom + getChannelsHeight(plan.lanes) + MARGIN,
    boxes: placed,
    lines: plan.routes.flatMap((route) => createLine(route, space) ?? []),
  };
}

/** Places the boxes without relations in rows, under the others. */
function placeLoose(
  boxes: readonly BoxContent[],
  top: number,
  maxWidth: number,
): readonly DiagramBox[] {
  const placed: DiagramBox[] = [];
  let x = MARGIN;
  let y = top;
  let bottom = top;
  for (const box of boxes) {
    const width = Math.min(box.naturalWidth, maxWidth - 2 * MARGIN);
    if (x > MARGIN && x + width + MARGIN > maxWidth) {
      x = MARGIN;
      y = bottom + BOX_GAP;
    }
    placed.push({ ...box, x, y, width });
    x += width + BOX_GAP;
    bottom = Math.max(bottom, y + box.height);
  }
  return placed;
}

/** Places the linked boxes in as many columns as fit. */
function placeInColumns(
  boxes: readonly BoxContent[],
  relations: readonly Relation[],
  maxWidth: number,
): Omit<DiagramLayout, 'minWidth'> {
  const layerCount = Math.max(0, ...findLayers(relations).values()) + 1;
  for (let count = layerCount; count > 1; count -= 1) {
    const layout = placeLinked(createPlan(boxes, relations, count), maxWidth);
    if (layout.width <= maxWidth) return layout;
  }
  return placeLinked(createPlan(boxes, relations, 1), maxWidth);
}

function createLayout(
  boxes: readonly BoxContent[],
  relations: readonly Relation[],
  minWidth: DiagramLayout['minWidth'],
): DiagramLayout {
  const linked = new Set(
    relations.flatMap(({ child, parent }) => [child, parent]),
  );
  const layout = placeInColumns(boxes, relations, minWidth);
  const hasLinked = linked.size > 0;
  const loose = placeLoose(
    boxes.filter(({ table }) => !linked.has(table)),
    hasLinked ? layout.height + BOX_GAP : MARGIN,
    minWidth,
  );
  const looseWidth = Math.max(0, ...loose.map(({ x, width }) => x + width));
  return {
    minWidth,
    width: Math.max(hasLinked ? layout.width : 0, looseWidth + MARGIN),
    height: Math.max(
      hasLinked ? layout.height : 0,
      findBottom(loose) + (loose.length > 0 ? MARGIN : 0),
    ),
    boxes: [...layout.boxes, ...loose],
    lines: layout.lines,
  };
}

/**
 * Lays out the tables of a database for each width at which the diagram
 * changes, the narrowest first. The same tables always get the same places.
 */
export function createLayouts(schema: Schema): readonly DiagramLayout[] {
  const relations = findRelations(schema).filter(({ isBroken }) => !isBroken);
  const boxes = createBoxes(schema, relations);
  return LAYOUT_WIDTHS.map((width) =>
    createLayout(boxes, relations, width),
  ).filter(
    ({ width, height }, index, all) =>
      all[index - 1]?.width !== width || all[index - 1]?.height !== height,
  );
}
