import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Focuses the first field on mount: the button that opened it has been removed.
 */
export function useFocusOnOpen<
  Target extends HTMLElement,
>(): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => {
    target.current?.focus({ preventScroll: true });
  }, []);
  return target;
}
