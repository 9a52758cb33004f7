import { useCallback, useLayoutEffect, useRef } from 'react';

/** Always the same function, which does what the one of the last render does. */
export function useLatest<Parameters extends readonly unknown[], Result>(
  act: (...parameters: Parameters) => Result,
): (...parameters: Parameters) => Result {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...parameters) => latest.current(...parameters), []);
}
