import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Returns a function with a stable identity that calls the one of the last
 * render.
 */
export function useLatestCallback<
  Parameters extends readonly unknown[],
  Result,
>(
  act: (...parameters: Parameters) => Result,
): (...parameters: Parameters) => Result {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...parameters) => latest.current(...parameters), []);
}
