import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import {
  autoUpdate,
  computePosition,
  flip,
  inline,
  offset,
  shift,
} from '@floating-ui/dom';

const margin = 8;

/** Keeps an element beside another one, inside the window, while both are there. */
export function usePlacement(
  reference: HTMLElement,
  floating: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const { current } = floating;
    if (!current) return undefined;
    const place = async () => {
      const { x, y } = await computePosition(reference, current, {
        strategy: 'fixed',
        placement: 'bottom-start',
        // A word may begin on one line and end on the next.
        middleware: [
          inline(),
          offset(margin),
          flip({ padding: margin }),
          shift({ padding: margin }),
        ],
      });
      Object.assign(current.style, {
        left: `${x}px`,
        top: `${y}px`,
        visibility: 'visible',
      });
    };
    return autoUpdate(reference, current, () => {
      void place();
    });
  }, [reference, floating]);
}
