import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { NodeBox } from './boxes';

/** Returns the nearest scroll position that shows a range. */
function findScroll(
  now: number,
  size: number,
  from: number,
  to: number,
): number {
  // What does not fit is shown from its start.
  if (from < now || to - from > size) return Math.max(0, from);
  return to > now + size ? to - size : now;
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
  const from = hasHeads ? 0 : first;
  const to = Math.max(...bounds.map(([, right]) => right));
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null || !Number.isFinite(from)) return;
    const em = Number.parseFloat(getComputedStyle(element).fontSize);
    element.scrollLeft = findScroll(
      element.scrollLeft,
      element.clientWidth,
      (from - 1) * em,
      (to + 1) * em,
    );
  }, [from, to]);
  return scroller;
}
