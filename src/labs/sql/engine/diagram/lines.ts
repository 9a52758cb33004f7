import { getRowsTop, ROW_HEIGHT } from './boxes';
import type { BoxContent } from './boxes';
import { getChannelOffset, getLaneOffset } from './lanes';
import type { Lanes, Route } from './lanes';

/** Distance from a box to the label of a line. */
const LABEL_GAP = 4;
/** Distances from a line to the foot of its label, over it and under it. */
const BASELINE_ABOVE = -3;
const BASELINE_BELOW = 12;
/**
 * Distances from the middle of a row to the lines that reach it, so that those
 * of its two ends never run one over the other.
 */
const PARENT_OFFSET = -7;
const OPTIONAL_PARENT_OFFSET = 0;
const CHILD_OFFSET = 7;

/** Box of the diagram, in its place. */
export interface DiagramBox extends BoxContent {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Number of rows at one end of a line. */
interface DiagramLabel {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'end';
}

/** Line between two boxes. */
export interface DiagramLine {
  /** Value of the attribute `d` of its path. */
  readonly path: string;
  readonly labels: readonly DiagramLabel[];
}

/** Places that the lines need. */
interface LineSpace {
  readonly boxes: ReadonlyMap<string, DiagramBox>;
  readonly lanes: Lanes;
  /** Start of each gutter. */
  readonly gutterStarts: readonly number[];
  /** Lower edge of the boxes. */
  readonly bottom: number;
}

interface LineEnd {
  readonly x: number;
  readonly y: number;
  readonly isRight: boolean;
}

function getRowMiddle(box: DiagramBox, column: string | undefined): number {
  const index = box.rows.findIndex(({ name }) => name === column);
  return index < 0
    ? box.y + getRowsTop(box) / 2
    : box.y + getRowsTop(box) + (index + 0.5) * ROW_HEIGHT;
}

const createLabel = (
  { x, y, isRight }: LineEnd,
  text: string,
  baseline: number,
): DiagramLabel => ({
  text,
  x: isRight ? x + LABEL_GAP : x - LABEL_GAP,
  y: y + baseline,
  anchor: isRight ? 'start' : 'end',
});

/** Draws the line of a route; undefined when a table is not in the diagram. */
export function createLine(
  route: Route,
  { boxes, lanes, gutterStarts, bottom }: LineSpace,
): DiagramLine | undefined {
  const { relation, parentGutter, childGutter, trunk } = route;
  const parentBox = boxes.get(relation.parent);
  const childBox = boxes.get(relation.child);
  if (!parentBox || !childBox) return undefined;
  const createEnd = (
    box: DiagramBox,
    isRight: boolean,
    middle: number,
  ): LineEnd => ({
    x: isRight ? box.x + box.width : box.x,
    y: middle,
    isRight,
  });
  const parent = createEnd(
    parentBox,
    parentGutter > route.parentColumn,
    getRowMiddle(parentBox, relation.targets[0]) +
      (relation.isRequired ? PARENT_OFFSET : OPTIONAL_PARENT_OFFSET),
  );
  const child = createEnd(
    childBox,
    childGutter > route.childColumn,
    getRowMiddle(childBox, relation.columns[0]) + CHILD_OFFSET,
  );
  const getLaneX = (gutter: number): number =>
    (gutterStarts[gutter] ?? 0) +
    getLaneOffset(lanes.gutters[gutter] ?? [], trunk);
  const detour =
    parentGutter === childGutter
      ? ''
      : `V ${bottom + getChannelOffset(lanes, trunk)} H ${getLaneX(childGutter)} `;
  return {
    path: `M ${parent.x} ${parent.y} H ${getLaneX(parentGutter)} ${detour}V ${child.y} H ${child.x}`,
    labels: [
      relation.isRequired
        ? createLabel(parent, '1', BASELINE_ABOVE)
        : createLabel(parent, '0..1', BASELINE_BELOW),
      createLabel(child, relation.isUnique ? '0..1' : 'N', BASELINE_ABOVE),
    ],
  };
}
