import { useCallback, useEffect, useState } from 'react';

/** A part of the page that is downloaded when it is wanted. */
export interface LazyModule<Module> {
  readonly module: Module | undefined;
  /** Why it did not arrive. */
  readonly error: unknown;
  readonly retry: () => void;
}

/**
 * Downloads a module once it is wanted. Unlike `lazy()` it can be tried again,
 * and its absence is a state, not a suspension.
 *
 * @param load Always the same function.
 */
export function useModule<Module>(
  load: () => Promise<Module>,
  wanted = true,
): LazyModule<Module> {
  const [loaded, setLoaded] = useState<{ readonly module: Module }>();
  const [failure, setFailure] = useState<{ readonly error: unknown }>();
  const asks = wanted && !loaded && !failure;
  useEffect(() => {
    if (!asks) return undefined;
    let isCurrent = true;
    load().then(
      (module) => {
        if (isCurrent) setLoaded({ module });
      },
      (error: unknown) => {
        if (isCurrent) setFailure({ error });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [asks, load]);
  const retry = useCallback(() => {
    setFailure(undefined);
  }, []);
  return { module: loaded?.module, error: failure?.error, retry };
}
