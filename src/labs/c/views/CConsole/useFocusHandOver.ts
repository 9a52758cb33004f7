import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Passes on the focus of a removed element; the browser would reset it to the
 * start of the page.
 *
 * @param takeFocus Function with a stable identity.
 */
export function useFocusHandOver<Leaving extends HTMLElement>(
  takeFocus: () => void,
): RefObject<Leaving | null> {
  const leavingRef = useRef<Leaving>(null);
  useLayoutEffect(() => {
    const { current } = leavingRef;
    return () => {
      if (current?.contains(document.activeElement)) takeFocus();
    };
  }, [takeFocus]);
  return leavingRef;
}
