import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { prefersReducedMotion } from '../../../../preferences/motion';

/** Duration of the movement of a row to its new place. */
const MOTION_DURATION_MS = 350;

/** Reads the places of the rows of an element, by their identities. */
function readPlaces(element: HTMLElement): ReadonlyMap<string, number> {
  const { top } = element.getBoundingClientRect();
  return new Map(
    [...element.querySelectorAll<HTMLElement>('[data-row]')].map((row) => [
      row.dataset['row'] ?? '',
      row.getBoundingClientRect().top - top,
    ]),
  );
}

/**
 * Moves the rows that were in the stage before from their place there, and
 * fades the others in. Readers who prefer reduced motion see them in place.
 *
 * @param stageIndex Stage that is shown.
 */
export function useRowMotion(
  region: RefObject<HTMLElement | null>,
  stageIndex: number,
): void {
  const places = useRef<ReadonlyMap<string, number>>(new Map());
  useLayoutEffect(() => {
    const element = region.current;
    if (!element) return;
    const before = places.current;
    places.current = readPlaces(element);
    // The first stage has nowhere to come from.
    if (before.size === 0 || prefersReducedMotion()) return;
    for (const row of element.querySelectorAll<HTMLElement>('[data-row]')) {
      const id = row.dataset['row'] ?? '';
      const from = before.get(id);
      const distance = (from ?? 0) - (places.current.get(id) ?? 0);
      const start =
        from === undefined
          ? { opacity: 0 }
          : { transform: `translateY(${distance}px)` };
      row.animate([start, {}], {
        duration: MOTION_DURATION_MS,
        easing: 'ease-out',
      });
    }
  }, [region, stageIndex]);
}
