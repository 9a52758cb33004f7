/** Arrow as two SVG paths. */
interface Arrow {
  readonly id: string;
  readonly line: string;
  readonly head: string;
}

/** All arrows, with the size of the picture in pixels. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly paths: readonly Arrow[];
}

/** Box in picture coordinates, in pixels. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const HEAD_LENGTH = 7;
const HEAD_HALF_WIDTH = 4;

/** Side by which an arrow reaches its target. */
export type ArrowEntry = 'side' | 'below' | 'past-end';

/**
 * Draws an arrow up to the bottom of an array element: a side entry would cover
 * its neighbours.
 */
function drawUpwardArrow(x1: number, y1: number, target: Box): string[] {
  const x2 = (target.left + target.right) / 2;
  const tip = target.bottom + 1;
  const base = tip + HEAD_LENGTH;
  const bend = Math.max(14, (y1 - base) / 2);
  return [
    `M${x1},${y1} C${x1},${y1 - bend} ${x2},${base + bend} ${x2},${base}`,
    `M${x2},${tip} L${x2 - HEAD_HALF_WIDTH},${base} L${x2 + HEAD_HALF_WIDTH},${base} Z`,
  ];
}

/**
 * Maximum height, in pixels, of an arrow drawn straight up; a higher one goes
 * around the boxes in between.
 */
const MAX_UPWARD_RISE = 260;

/**
 * Draws an arrow from a pointer's cell to the nearer side of its target.
 * Returns the paths of the line and of the head.
 */
export function drawArrow(
  source: Box,
  target: Box,
  entry: ArrowEntry,
  width: number,
): string[] {
  const x1 = (source.left + source.right) / 2;
  const y1 = (source.top + source.bottom) / 2;
  const y2 = (target.top + target.bottom) / 2;
  const fromLeft = entry !== 'past-end' && target.left > x1 + 24;
  const rise = source.top - target.bottom;
  if (
    entry === 'below' &&
    !fromLeft &&
    rise > HEAD_LENGTH &&
    rise < MAX_UPWARD_RISE
  )
    return drawUpwardArrow(x1, y1, target);
  const side = fromLeft ? -1 : 1;
  const tip = (fromLeft ? target.left : target.right) + side;
  const base = tip + side * HEAD_LENGTH;
  const bend = Math.max(28, Math.abs(y2 - y1) / 4, Math.abs(base - x1) / 3);
  const farX = Math.max(x1, base);
  // A cubic curve reaches three quarters of the distance to its control points.
  const bendX = Math.min(farX + bend, farX + ((width - farX - 2) * 4) / 3);
  const out = fromLeft ? x1 + bend : bendX;
  const into = fromLeft ? base - bend : bendX;
  return [
    `M${x1},${y1} C${out},${y1} ${into},${y2} ${base},${y2}`,
    `M${tip},${y2} L${base},${y2 - HEAD_HALF_WIDTH} L${base},${y2 + HEAD_HALF_WIDTH} Z`,
  ];
}

/** Returns the cell of a place, or of the closest container that is shown. */
function findCell(root: HTMLElement, place: string): Element | undefined {
  const cells = [...root.querySelectorAll('[data-cell]')];
  for (let wantedPlace = place; wantedPlace !== '';) {
    const wantedCell = cells.find(
      (cell) => cell.getAttribute('data-cell') === wantedPlace,
    );
    if (wantedCell !== undefined) return wantedCell;
    const shorter = wantedPlace.replace(/(\.[^.[]+|\[\d+\])$/, '');
    if (shorter === wantedPlace) return undefined;
    wantedPlace = shorter;
  }
  return undefined;
}

function getArrowEntry(source: Element, target: Element): ArrowEntry {
  if (source.hasAttribute('data-past')) return 'past-end';
  const place = target.getAttribute('data-cell') ?? '';
  return place.endsWith(']') ? 'below' : 'side';
}

/** Measures the picture and returns the arrows of its pointers. */
export function measureArrows(root: HTMLElement): Picture {
  const frame = root.getBoundingClientRect();
  const measureBox = (element: Element): Box => {
    const box = element.getBoundingClientRect();
    const left = box.left - frame.left + root.scrollLeft;
    const top = box.top - frame.top + root.scrollTop;
    return { left, top, right: left + box.width, bottom: top + box.height };
  };
  const paths = [...root.querySelectorAll('[data-arrow]')].flatMap((source) => {
    const place = source.getAttribute('data-arrow') ?? '';
    const target = findCell(root, place);
    if (target === undefined) return [];
    const [line = '', head = ''] = drawArrow(
      measureBox(source),
      measureBox(target),
      getArrowEntry(source, target),
      root.clientWidth,
    );
    return { id: source.getAttribute('data-cell') ?? place, line, head };
  });
  return { width: root.scrollWidth, height: root.scrollHeight, paths };
}
