import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * An element that goes away while it has the focus gives it to another one;
 * the browser would drop it at the start of the page.
 *
 * @param takeFocus Always the same function.
 */
export function useHandOver<Leaving extends HTMLElement>(
  takeFocus: () => void,
): RefObject<Leaving | null> {
  const leaving = useRef<Leaving>(null);
  useLayoutEffect(() => {
    const { current } = leaving;
    return () => {
      if (current?.contains(document.activeElement)) takeFocus();
    };
  }, [takeFocus]);
  return leaving;
}
