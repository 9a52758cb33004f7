import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A function that never changes and calls the newest one it was given, so that
 * a list of memoized cards is not drawn again for the sake of a handler. Only
 * for events: while rendering it would call the one of before.
 */
export function useStable<Args extends readonly unknown[]>(
  callback: (...args: Args) => void,
): (...args: Args) => void {
  const newest = useRef(callback);
  useLayoutEffect(() => {
    newest.current = callback;
  });
  return useCallback((...args: Args) => {
    newest.current(...args);
  }, []);
}
