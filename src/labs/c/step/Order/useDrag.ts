import { useEffect, useRef } from 'react';
import type { PointerEvent, RefObject } from 'react';
import { useLatestCallback } from '../../../../hooks/useLatestCallback';

interface Drag {
  /** Called while dragging, with the line's index among the other entries. */
  readonly onPlace: (line: number, position: number) => void;
  readonly onPlaced: (line: number) => void;
}

/** Counts the other entries whose middle is above a viewport coordinate. */
function countEntriesAbove(list: HTMLElement, line: number, y: number): number {
  return [...list.querySelectorAll<HTMLElement>('[data-entry]')]
    .filter(({ dataset }) => dataset.entry !== String(line))
    .filter((entry) => {
      const { top, height } = entry.getBoundingClientRect();
      return top + height / 2 < y;
    }).length;
}

/**
 * Moves a line with the mouse or a finger. Listens on the window: a line moved
 * in the DOM loses its pointer capture.
 *
 * @returns a factory of `pointerdown` handlers, one per line.
 */
export function useDrag(
  list: RefObject<HTMLElement | null>,
  { onPlace, onPlaced }: Drag,
): (line: number) => (event: PointerEvent) => void {
  const place = useLatestCallback(onPlace);
  const tell = useLatestCallback(onPlaced);
  const stop = useRef<() => void>(() => undefined);
  useEffect(
    () => () => {
      stop.current();
    },
    [],
  );
  return (line) => (event) => {
    if (event.button !== 0) return;
    event.preventDefault();
    stop.current();
    const move = ({ clientY }: MouseEvent) => {
      if (list.current)
        place(line, countEntriesAbove(list.current, line, clientY));
    };
    const end = () => {
      stop.current();
      tell(line);
    };
    stop.current = () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
  };
}
