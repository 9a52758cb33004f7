import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { NodeBox } from './boxes';

/** Returns the nearest scroll position that shows a range. */
function findScroll(
  currentIndex: number,
  size: number,
  start: number,
  end: number,
): number {
  // What does not fit is shown from its start.
  if (start < currentIndex || end - start > size) return Math.max(0, start);
  return end > currentIndex + size ? end - size : currentIndex;
}

/**
 * Scrolls a figure so that its nodes are in view: the first ones of a list that
 * grows backwards are at the far end.
 */
export function useFigureScroll(
  nodes: readonly NodeBox[],
  hasHeads: boolean,
): RefObject<HTMLDivElement | null> {
  const scroller = useRef<HTMLDivElement>(null);
  const bounds = nodes.map(({ box }) => [box.x, box.x + box.width] as const);
  const first = Math.min(...bounds.map(([left]) => left));
  const start = hasHeads ? 0 : first;
  const end = Math.max(...bounds.map(([, right]) => right));
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null || !Number.isFinite(start)) return;
    const em = Number.parseFloat(getComputedStyle(element).fontSize);
    element.scrollLeft = findScroll(
      element.scrollLeft,
      element.clientWidth,
      (start - 1) * em,
      (end + 1) * em,
    );
  }, [start, end]);
  return scroller;
}
