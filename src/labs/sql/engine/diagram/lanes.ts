import type { Relation } from './relations';

/** Room beside a box, for the label of a line. */
const STUB_WIDTH = 36;
/** Distance between two vertical lines, and what many of them may take. */
const LANE_GAP = 10;
const MAX_LANES_WIDTH = 80;

/** Way of a line between the columns of the diagram. */
export interface Route {
  readonly relation: Relation;
  readonly parentColumn: number;
  readonly childColumn: number;
  /** Space between columns where the line leaves its parent. */
  readonly parentGutter: number;
  /** Space between columns where the line reaches its child. */
  readonly childGutter: number;
  /** Lines with the same trunk run together until they part. */
  readonly trunk: string;
}

/**
 * Vertical lines of the space at the left of each column, and of the one after
 * the last column; and the horizontal lines under all of them.
 */
export interface Lanes {
  readonly gutters: readonly (readonly string[])[];
  readonly channels: readonly string[];
}

function createRoute(
  relation: Relation,
  columns: ReadonlyMap<string, number>,
): Route {
  const parentColumn = columns.get(relation.parent) ?? 0;
  const childColumn = columns.get(relation.child) ?? 0;
  const isBackwards = parentColumn > childColumn;
  return {
    relation,
    parentColumn,
    childColumn,
    parentGutter: isBackwards ? parentColumn : parentColumn + 1,
    childGutter: childColumn > parentColumn ? childColumn : childColumn + 1,
    trunk: JSON.stringify([
      relation.parent,
      relation.targets[0],
      relation.isRequired,
    ]),
  };
}

/** Finds the way of each relation. */
export const createRoutes = (
  relations: readonly Relation[],
  columns: ReadonlyMap<string, number>,
): readonly Route[] =>
  relations.map((relation) => createRoute(relation, columns));

/** Gives a lane to each trunk, in each gutter that it crosses. */
export function assignLanes(
  routes: readonly Route[],
  columnCount: number,
): Lanes {
  const gutters = Array.from(
    { length: columnCount + 1 },
    () => new Set<string>(),
  );
  const channels = new Set<string>();
  for (const { parentGutter, childGutter, trunk } of routes) {
    gutters[parentGutter]?.add(trunk);
    gutters[childGutter]?.add(trunk);
    if (parentGutter !== childGutter) channels.add(trunk);
  }
  return {
    gutters: gutters.map((lanes) => [...lanes]),
    channels: [...channels],
  };
}

const getLaneGap = (count: number): number =>
  Math.min(LANE_GAP, MAX_LANES_WIDTH / Math.max(1, count));

/** Returns the width of a gutter; the last one has boxes at one side only. */
export function getGutterWidth(
  lanes: readonly string[],
  isLast: boolean,
): number {
  if (lanes.length === 0) return isLast ? 0 : STUB_WIDTH;
  const width = (lanes.length - 1) * getLaneGap(lanes.length);
  return isLast ? STUB_WIDTH + width + 2 : 2 * STUB_WIDTH + width;
}

/** Returns the place of a trunk, from the start of its gutter or channel. */
export const getLaneOffset = (
  lanes: readonly string[],
  trunk: string,
): number => STUB_WIDTH + lanes.indexOf(trunk) * getLaneGap(lanes.length);

/** Returns the height of the channels under the boxes. */
export const getChannelsHeight = ({ channels }: Lanes): number =>
  channels.length === 0 ? 0 : (channels.length + 1) * LANE_GAP;

/** Returns the distance from the lowest box to a channel. */
export const getChannelOffset = ({ channels }: Lanes, trunk: string): number =>
  (channels.indexOf(trunk) + 1) * LANE_GAP;
