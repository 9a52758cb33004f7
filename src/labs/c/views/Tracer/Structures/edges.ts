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

/** Draws a head whose tip is at a point, seen from another. */
function drawHead(tip: Point, from: Point): { head: string; base: Point } {
  const length = Math.hypot(tip.x - from.x, tip.y - from.y) || 1;
  const along = { x: (tip.x - from.x) / length, y: (tip.y - from.y) / length };
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

function drawStraight(from: Point, to: Point): Shape {
  const { head, base } = drawHead(to, from);
  return { line: `M${format(from)} L${format(base)}`, head, start: from };
}

/** Draws an arc under a row, from the bottom of a cell to that of a node. */
function drawArc(from: Point, to: Point, depth: number): Shape {
  const { head, base } = drawHead(to, { x: to.x, y: to.y + 1 });
  // A cubic curve reaches three quarters of the distance to its control points.
  const low = base.y + (depth * 4) / 3 - HEAD_LENGTH;
  return {
    line: `M${format(from)} C${round(from.x)},${round(low)} ${round(to.x)},${round(low)} ${format(base)}`,
    head,
    start: from,
  };
}

/** Draws a pointer between rows. */
function drawBetweenRows(from: Point, to: Box, labelTop: number): Shape {
  const isBelow = to.y > from.y;
  const tip = {
    x: to.x + to.width / 2,
    y: isBelow ? labelTop : to.y + to.height,
  };
  const bend = Math.max(0.8, Math.abs(tip.y - from.y) / 2);
  const side = isBelow ? 1 : -1;
  const { head, base } = drawHead(tip, { x: tip.x, y: tip.y - side });
  return {
    line: `M${format(from)} C${round(from.x)},${round(from.y + side * bend)} ${round(tip.x)},${round(base.y - side * bend)} ${format(base)}`,
    head,
    start: from,
  };
}

const getLabelTop = ({ box, placed }: NodeBox): number =>
  box.y - Math.min(placed.entries.length, MAX_LABELS) * LABEL_LINE;

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
    this.#nodes = new Map(nodes.map((one) => [one.placed.node.id, one]));
  }

  #findTarget(target: LinkTarget): NodeBox | undefined {
    return target.kind === 'node' ? this.#nodes.get(target.id) : undefined;
  }

  /** Returns true if a node lies between two columns of a row. */
  #isBlocked(row: number, left: number, right: number): boolean {
    return this.#figure.nodes.some(
      (one) => one.row === row && one.column > left && one.column < right,
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
      const isDangling = target.placed.node.state === 'freed';
      return { id: source.placed.node.id + link.path, isDangling, ...shape };
    });
  }

  /** Returns true for a link to a tree parent that a mark says. */
  isParentMark(
    { placed }: NodeBox,
    link: NodeBox['cells'][number]['link'],
  ): boolean {
    const { role } = this.#figure;
    if (role.kind !== 'tree' || link.field !== role.parent) return false;
    const parent = this.#findTarget(link.target);
    return (
      parent?.placed.node.links.some(
        ({ field, target }) =>
          field !== role.parent &&
          target.kind === 'node' &&
          target.id === placed.node.id,
      ) === true
    );
  }

  #drawDown(source: NodeBox, cell: Box, target: NodeBox): Shape {
    const from = { x: cell.x + cell.width / 2, y: cell.y + cell.height * 0.7 };
    if (target.placed.row !== source.placed.row + 1)
      return source.placed.row === target.placed.row
        ? drawArc(
            from,
            {
              x: target.box.x + target.box.width / 2,
              y: target.box.y + target.box.height,
            },
            1.4,
          )
        : drawBetweenRows(from, target.box, getLabelTop(target));
    return drawStraight(from, {
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
    const [from, to] = [source.placed, target.placed];
    const shift = !isDouble ? 0 : isPrevious ? 0.3 : -0.3;
    const middle = center(cell);
    const start = { x: middle.x, y: cell.y + cell.height * 0.62 + shift };
    if (from.row !== to.row)
      return drawBetweenRows(start, target.box, getLabelTop(target));
    const isForward = to.column > from.column;
    const [left, right] = isForward
      ? [from.column, to.column]
      : [to.column, from.column];
    const isStraight =
      from !== to &&
      isForward !== isPrevious &&
      !this.#isBlocked(from.row, left, right);
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
    const from = { x: box.x + box.width * 0.8, y: box.y + box.height / 2 };
    const isStraight =
      node.placed.row === row && !this.#isBlocked(row, -1, node.placed.column);
    const shape = isStraight
      ? drawStraight(from, { x: node.box.x, y: from.y })
      : node.placed.row === row
        ? drawArc(
            from,
            {
              x: node.payload.x + node.payload.width * 0.3,
              y: node.box.y + node.box.height,
            },
            getArcDepth(node.placed.column),
          )
        : drawBetweenRows(from, node.box, getLabelTop(node));
    return [{ id, isDangling: node.placed.node.state === 'freed', ...shape }];
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
    nodes.flatMap((one) =>
      one.cells
        .filter(({ link }) => drawer.isParentMark(one, link))
        .map(({ link }) => one.placed.node.id + link.path),
    ),
  );
  return {
    edges: [...ofHeads, ...nodes.flatMap((one) => drawer.drawNode(one))],
    parentMarks,
  };
}
