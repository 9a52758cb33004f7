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

const MARGIN_PX = 8;

/** Keeps a floating element beside its reference and inside the window. */
export function usePlacement(
  reference: HTMLElement,
  floating: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const { current } = floating;
    if (!current) return undefined;
    const updatePosition = async () => {
      const { x, y } = await computePosition(reference, current, {
        strategy: 'fixed',
        placement: 'bottom-start',
        // `inline()` handles a term that wraps onto two lines.
        middleware: [
          inline(),
          offset(MARGIN_PX),
          flip({ padding: MARGIN_PX }),
          shift({ padding: MARGIN_PX }),
        ],
      });
      Object.assign(current.style, {
        left: `${x}px`,
        top: `${y}px`,
        visibility: 'visible',
      });
    };
    return autoUpdate(reference, current, () => {
      void updatePosition();
    });
  }, [reference, floating]);
}
