import type { Figure } from '../../../engine/structures/timeline';
import type { LinkTarget } from '../../../engine/structures/types';
import { MAX_LABELS } from '../../../engine/structures/measure';
import { getArcDepth, LABEL_LINE } from './boxes';
import type { Box, HeadBox, NodeBox } from './boxes';

/** A pointer as two SVG paths, in ems. */
export interface Edge {
  readonly id: string;
  readonly line: string;
  readonly head: string;
  readonly start: Point;
  /** True for a pointer to freed memory. */
  readonly isDangling: boolean;
}

/** A point of the figure, in ems. */
interface Point {
  readonly x: number;
  readonly y: number;
}

const HEAD_LENGTH = 0.55;
const HEAD_HALF_WIDTH = 0.32;
const round = (value: number): string => String(Math.round(value * 100) / 100);
const format = ({ x, y }: Point): string => `${round(x)},${round(y)}`;

/**
 * Draws an arrowhead whose tip is at a point and that comes from another point.
 */
function drawHead(tip: Point, origin: Point): { head: string; base: Point } {
  const length = Math.hypot(tip.x - origin.x, tip.y - origin.y) || 1;
  const along = {
    x: (tip.x - origin.x) / length,
    y: (tip.y - origin.y) / length,
  };
  const base = {
    x: tip.x - along.x * HEAD_LENGTH,
    y: tip.y - along.y * HEAD_LENGTH,
  };
  const across = {
    x: -along.y * HEAD_HALF_WIDTH,
    y: along.x * HEAD_HALF_WIDTH,
  };
  const sides = [
    { x: base.x + across.x, y: base.y + across.y },
    { x: base.x - across.x, y: base.y - across.y },
  ];
  return { head: `M${[tip, ...sides].map(format).join(' L')} Z`, base };
}

type Shape = Pick<Edge, 'line' | 'head' | 'start'>;

function drawStraight(start: Point, end: Point): Shape {
  const { head, base } = drawHead(end, start);
  return { line: `M${format(start)} L${format(base)}`, head, start: start };
}

/** Draws an arc under a row, from the bottom of a cell to that of a node. */
function drawArc(start: Point, end: Point, depth: number): Shape {
  const { head, base } = drawHead(end, { x: end.x, y: end.y + 1 });
  // A cubic curve reaches three quarters of the distance to its control points.
  const low = base.y + (depth * 4) / 3 - HEAD_LENGTH;
  return {
    line: `M${format(start)} C${round(start.x)},${round(low)} ${round(end.x)},${round(low)} ${format(base)}`,
    head,
    start: start,
  };
}

/** Draws a pointer between rows. */
function drawBetweenRows(start: Point, end: Box, labelTop: number): Shape {
  const isBelow = end.y > start.y;
  const tip = {
    x: end.x + end.width / 2,
    y: isBelow ? labelTop : end.y + end.height,
  };
  const bend = Math.max(0.8, Math.abs(tip.y - start.y) / 2);
  const side = isBelow ? 1 : -1;
  const { head, base } = drawHead(tip, { x: tip.x, y: tip.y - side });
  return {
    line: `M${format(start)} C${round(start.x)},${round(start.y + side * bend)} ${round(tip.x)},${round(base.y - side * bend)} ${format(base)}`,
    head,
    start: start,
  };
}

const getLabelTop = ({ box, placedNode }: NodeBox): number =>
  box.y - Math.min(placedNode.entries.length, MAX_LABELS) * LABEL_LINE;

const center = (box: Box): Point => ({
  x: box.x + box.width / 2,
  y: box.y + box.height / 2,
});

/** Draws the pointers of a figure. */
class EdgeDrawer {
  readonly #figure: Figure;
  readonly #nodes: ReadonlyMap<string, NodeBox>;

  constructor(figure: Figure, nodes: readonly NodeBox[]) {
    this.#figure = figure;
    this.#nodes = new Map(nodes.map((box) => [box.placedNode.node.id, box]));
  }

  #findTarget(target: LinkTarget): NodeBox | undefined {
    return target.kind === 'node' ? this.#nodes.get(target.id) : undefined;
  }

  /** Returns true if a node lies between two columns of a row. */
  #isBlocked(row: number, left: number, right: number): boolean {
    return this.#figure.nodes.some(
      (node) => node.row === row && node.column > left && node.column < right,
    );
  }

  drawNode(source: NodeBox): Edge[] {
    const { role } = this.#figure;
    return source.cells.flatMap(({ link, box }) => {
      const target = this.#findTarget(link.target);
      if (target === undefined || this.isParentMark(source, link)) return [];
      const isPrevious =
        role.kind === 'double-list' && link.field === role.previous;
      const shape =
        role.kind === 'tree'
          ? this.#drawDown(source, box, target)
          : this.#drawAlong(source, box, target, isPrevious);
      const isDangling = target.placedNode.node.state === 'freed';
      return {
        id: source.placedNode.node.id + link.path,
        isDangling,
        ...shape,
      };
    });
  }

  /**
   * Returns true for a link to a tree parent that a mark shows instead of an
   * arrow.
   */
  isParentMark(
    { placedNode }: NodeBox,
    link: NodeBox['cells'][number]['link'],
  ): boolean {
    const { role } = this.#figure;
    if (role.kind !== 'tree' || link.field !== role.parent) return false;
    const parent = this.#findTarget(link.target);
    return (
      parent?.placedNode.node.links.some(
        ({ field, target }) =>
          field !== role.parent &&
          target.kind === 'node' &&
          target.id === placedNode.node.id,
      ) === true
    );
  }

  #drawDown(source: NodeBox, cell: Box, target: NodeBox): Shape {
    const start = { x: cell.x + cell.width / 2, y: cell.y + cell.height * 0.7 };
    if (target.placedNode.row !== source.placedNode.row + 1)
      return source.placedNode.row === target.placedNode.row
        ? drawArc(
            start,
            {
              x: target.box.x + target.box.width / 2,
              y: target.box.y + target.box.height,
            },
            1.4,
          )
        : drawBetweenRows(start, target.box, getLabelTop(target));
    return drawStraight(start, {
      x: target.box.x + target.box.width / 2,
      y: getLabelTop(target),
    });
  }

  #drawAlong(
    source: NodeBox,
    cell: Box,
    target: NodeBox,
    isPrevious: boolean,
  ): Shape {
    const isDouble = this.#figure.role.kind === 'double-list';
    const [sourceNode, targetNode] = [source.placedNode, target.placedNode];
    const shift = !isDouble ? 0 : isPrevious ? 0.3 : -0.3;
    const middle = center(cell);
    const start = { x: middle.x, y: cell.y + cell.height * 0.62 + shift };
    if (sourceNode.row !== targetNode.row)
      return drawBetweenRows(start, target.box, getLabelTop(target));
    const isForward = targetNode.column > sourceNode.column;
    const [left, right] = isForward
      ? [sourceNode.column, targetNode.column]
      : [targetNode.column, sourceNode.column];
    const isStraight =
      sourceNode !== targetNode &&
      isForward !== isPrevious &&
      !this.#isBlocked(sourceNode.row, left, right);
    if (isStraight) {
      const x = isForward ? target.box.x : target.box.x + target.box.width;
      return drawStraight(start, { x, y: start.y });
    }
    const { box, payload } = target;
    return drawArc(
      start,
      {
        x: payload.x + payload.width * (isForward ? 0.3 : 0.6),
        y: box.y + box.height,
      },
      // The two arcs that close a double ring do not touch.
      getArcDepth(Math.max(1, right - left)) - (isPrevious ? 0.4 : 0),
    );
  }

  drawHead(
    id: string,
    target: LinkTarget,
    { box }: HeadBox,
    row: number,
  ): Edge[] {
    const node = this.#findTarget(target);
    if (node === undefined) return [];
    const start = { x: box.x + box.width * 0.8, y: box.y + box.height / 2 };
    const isStraight =
      node.placedNode.row === row &&
      !this.#isBlocked(row, -1, node.placedNode.column);
    const shape = isStraight
      ? drawStraight(start, { x: node.box.x, y: start.y })
      : node.placedNode.row === row
        ? drawArc(
            start,
            {
              x: node.payload.x + node.payload.width * 0.3,
              y: node.box.y + node.box.height,
            },
            getArcDepth(node.placedNode.column),
          )
        : drawBetweenRows(start, node.box, getLabelTop(node));
    return [
      { id, isDangling: node.placedNode.node.state === 'freed', ...shape },
    ];
  }
}

/** Draws the pointers between the boxes of a figure. */
export function drawEdges(
  figure: Figure,
  nodes: readonly NodeBox[],
  heads: readonly (readonly HeadBox[])[],
): { readonly edges: Edge[]; readonly parentMarks: ReadonlySet<string> } {
  const drawer = new EdgeDrawer(figure, nodes);
  const ofHeads = figure.tables.flatMap(({ heads: table, row }, place) =>
    table.heads.flatMap(({ path, target }, index) => {
      const box = heads[place]?.[index];
      return box === undefined
        ? []
        : drawer.drawHead(table.object + path, target, box, row + index);
    }),
  );
  const parentMarks = new Set(
    nodes.flatMap((nodeBox) =>
      nodeBox.cells
        .filter(({ link }) => drawer.isParentMark(nodeBox, link))
        .map(({ link }) => nodeBox.placedNode.node.id + link.path),
    ),
  );
  return {
    edges: [
      ...ofHeads,
      ...nodes.flatMap((nodeBox) => drawer.drawNode(nodeBox)),
    ],
    parentMarks,
  };
}
