import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Puts the focus where the answer begins: the button that opened it is gone. */
export function useFocusOnOpen<
  Target extends HTMLElement,
>(): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => {
    target.current?.focus({ preventScroll: true });
  }, []);
  return target;
}
