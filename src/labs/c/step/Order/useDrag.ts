import { useEffect, useRef } from 'react';
import type { PointerEvent, RefObject } from 'react';
import { useLatest } from '../../../../hooks/useLatest';

interface Drag {
  /** Called while dragging, with the line's index among the other entries. */
  readonly onPlace: (line: number, at: number) => void;
  readonly onPlaced: (line: number) => void;
}

/** Counts the other entries whose middle is above a viewport coordinate. */
function placeAt(list: HTMLElement, line: number, y: number): number {
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
  const place = useLatest(onPlace);
  const tell = useLatest(onPlaced);
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
      if (list.current) place(line, placeAt(list.current, line, clientY));
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
