import type { Figure, PlacedNode } from '../../../engine/structures/timeline';
import type { Link } from '../../../engine/structures/types';

/** Box in the figure, in ems of its text. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A link cell with its box. */
export interface LinkCell {
  readonly name: string;
  readonly link: Link;
  readonly box: Box;
}

/** A node with the boxes of its parts. */
export interface NodeBox {
  readonly placedNode: PlacedNode;
  readonly box: Box;
  readonly payload: Box;
  readonly cells: readonly LinkCell[];
}

/** The head of a list of a table with its box. */
export interface HeadBox {
  readonly index: number;
  readonly box: Box;
}

/** Sizes of a figure's boxes, the same for the whole trace. */
export interface FigureSizes {
  readonly node: { readonly width: number; readonly height: number };
  readonly payload: { readonly width: number; readonly height: number };
  readonly cellWidth: (name: string) => number;
  /** Top of the node boxes of each row. */
  readonly rowTops: readonly number[];
  readonly rowHeights: readonly number[];
  readonly left: number;
  readonly pitch: number;
  readonly width: number;
  readonly height: number;
}

/** Width of a monospaced letter, in ems of its own size. */
const LETTER = 0.61;
/** Size of the names of fields: 11 px in the smallest text of the page. */
const NAME_SIZE = 0.85;
const HEADER = 1.15;
/** Height of a name over a node. */
export const LABEL_LINE = 1.4;
const LINE = 1.5;
const TALL_CELL = 2.5;
const LINK_ROW = 2.2;
const LIST_GAP = 2.4;
const TREE_GAP = 0.7;
const TREE_DROP = 1.9;
const ROW_GAP = 0.9;
const EMPTY_ROW = 1.6;
const HEADS_WIDTH = 5;
const MARGIN = 0.4;
/** Depth of an arc that skips nodes: fixed part, and by column. */
const ARC_DEPTH = 0.7;
const ARC_STEP = 0.28;
const MAX_ARC_DEPTH = 2.6;

/** Returns how far below its row an arc hangs. */
export const getArcDepth = (skippedCount: number): number =>
  Math.min(MAX_ARC_DEPTH, ARC_DEPTH + ARC_STEP * skippedCount);

const computeNameWidth = (name: string): number =>
  Math.max(2.5, name.length * LETTER * NAME_SIZE + 0.5);

/** Returns the name of a link in its cell: `sig`, `hijos[2]`. */
const formatLinkName = (path: string): string => path.replace(/^\./, '');

/** Computes the sizes of the boxes of a figure. */
export function measureFigure({ measures, layout, role }: Figure): FigureSizes {
  const isTree = role.kind === 'tree';
  const { payload: fields, linkFields, childCount } = measures;
  const isSingle = fields.length <= 1;
  const letters = fields.map(
    ({ name, letters: count }) =>
      count * LETTER +
      (isSingle && !isTree ? 0 : (name.length + 1) * LETTER * NAME_SIZE),
  );
  const names = fields.map(({ name }) => computeNameWidth(name));
  const linkWidths = linkFields.map((path) =>
    computeNameWidth(formatLinkName(path)),
  );
  const linksWidth =
    linkWidths.reduce((sum, linkWidth) => sum + linkWidth, 0) +
    childCount * 2.5;
  const ownWidth = Math.max(
    3,
    ...letters.map((width) => width + 0.9),
    ...(isSingle && !isTree ? names : []),
  );
  const lines = Math.max(1, fields.length);
  const payload = {
    width: isTree ? Math.max(ownWidth, linksWidth, 4.4) : ownWidth,
    height: isSingle && !isTree ? TALL_CELL : lines * LINE + 0.3,
  };
  const node = {
    width: isTree ? payload.width : payload.width + linksWidth,
    height: HEADER + payload.height + (isTree ? LINK_ROW : 0),
  };
  // Room for a block's name over the smallest node.
  const width = Math.max(node.width, 4.4);
  const rowTops: number[] = [];
  const rowHeights: number[] = [];
  let y = MARGIN;
  for (let row = 0; row < layout.rows; row += 1) {
    if (measures.hasNodes[row] !== true) {
      rowTops.push(y);
      rowHeights.push(EMPTY_ROW);
      y += EMPTY_ROW;
      continue;
    }
    const skippedCount = measures.skips[row] ?? 0;
    const top = y + (measures.labels[row] ?? 0) * LABEL_LINE;
    rowTops.push(top);
    rowHeights.push(node.height);
    const below = isTree
      ? TREE_DROP
      : ROW_GAP + (skippedCount > 0 ? getArcDepth(skippedCount) : 0);
    y = top + node.height + below;
  }
  const left =
    MARGIN + (layout.tableRows.size > 0 ? HEADS_WIDTH + LIST_GAP : 0);
  const pitch = isTree
    ? (width + TREE_GAP) / (layout.isInterleaved ? 2 : 1)
    : width + LIST_GAP;
  return {
    node: { width, height: node.height },
    payload,
    cellWidth: computeNameWidth,
    rowTops,
    rowHeights,
    left,
    pitch,
    width: left + (layout.columns - 1) * pitch + width + MARGIN,
    height: y - (isTree ? TREE_DROP - MARGIN : 0),
  };
}

/** Returns the boxes of a list's node: previous, payload, next. */
function buildListCells(
  { node }: PlacedNode,
  box: Box,
  sizes: FigureSizes,
  previous: string | undefined,
): { readonly payload: Box; readonly cells: LinkCell[] } {
  const y = box.y + HEADER;
  const height = sizes.payload.height;
  const before = node.links.filter(({ field }) => field === previous);
  const after = node.links.filter(({ field }) => field !== previous);
  const cells: LinkCell[] = [];
  let x = box.x;
  const addCells = (links: readonly Link[]): void => {
    for (const link of links) {
      const name = formatLinkName(link.path);
      const width = sizes.cellWidth(name);
      cells.push({ name, link, box: { x, y, width, height } });
      x += width;
    }
  };
  addCells(before);
  const linkWidth = after.reduce(
    (sum, { path }) => sum + sizes.cellWidth(formatLinkName(path)),
    0,
  );
  const width = box.x + box.width - x - linkWidth;
  const payload = { x, y, width, height };
  x += width;
  addCells(after);
  return { payload, cells };
}

/** Returns the boxes of a tree's node: its links under the payload. */
function buildTreeCells(
  { node }: PlacedNode,
  box: Box,
  sizes: FigureSizes,
  linkFields: readonly string[],
): { readonly payload: Box; readonly cells: LinkCell[] } {
  const payload = {
    x: box.x,
    y: box.y + HEADER,
    width: box.width,
    height: sizes.payload.height,
  };
  const shownLinks = node.links.filter(
    ({ field, target }) => linkFields.includes(field) || target.kind !== 'null',
  );
  const width = box.width / Math.max(1, shownLinks.length);
  const cells = shownLinks.map((link, place) => ({
    name: linkFields.includes(link.field)
      ? formatLinkName(link.path)
      : (/\[\d+\]$/.exec(link.path)?.[0] ?? formatLinkName(link.path)),
    link,
    box: {
      x: box.x + place * width,
      y: payload.y + payload.height,
      width,
      height: LINK_ROW,
    },
  }));
  return { payload, cells };
}

/** Returns the boxes of the nodes of a figure. */
export function placeNodes(figure: Figure, sizes: FigureSizes): NodeBox[] {
  const { role, measures } = figure;
  return figure.nodes.map((placedNode) => {
    const box = {
      x: sizes.left + placedNode.column * sizes.pitch,
      y: sizes.rowTops[placedNode.row] ?? 0,
      ...sizes.node,
    };
    const parts =
      role.kind === 'tree'
        ? buildTreeCells(placedNode, box, sizes, measures.linkFields)
        : buildListCells(
            placedNode,
            box,
            sizes,
            role.kind === 'double-list' ? role.previous : undefined,
          );
    return { placedNode, box, ...parts };
  });
}

/** Returns the boxes of the heads of a figure's tables. */
export function placeHeads(
  { heads, row }: Figure['tables'][number],
  sizes: FigureSizes,
): HeadBox[] {
  return heads.heads.map((_, index) => {
    const top = sizes.rowTops[row + index] ?? 0;
    const height =
      Math.min(TALL_CELL, sizes.rowHeights[row + index] ?? 0) - 0.2;
    const rowHeight = sizes.rowHeights[row + index] ?? 0;
    const isEmpty = rowHeight === EMPTY_ROW;
    return {
      index,
      box: {
        x: MARGIN,
        y: isEmpty ? top : top + HEADER,
        width: HEADS_WIDTH,
        height: isEmpty ? height : sizes.payload.height,
      },
    };
  });
}
