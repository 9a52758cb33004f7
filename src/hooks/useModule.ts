import { useCallback, useEffect, useState } from 'react';

/** Download state of a lazily loaded module. */
export interface LazyModule<Module> {
  readonly module: Module | undefined;
  /** Error of the failed download, if any. */
  readonly error: unknown;
  readonly retry: () => void;
}

/**
 * Downloads a module on demand. Unlike `lazy()` it can be retried, and a
 * missing module is a state, not a suspension.
 *
 * @param load Loader with a stable identity.
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
