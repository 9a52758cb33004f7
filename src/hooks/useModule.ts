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
  enabled = true,
): LazyModule<Module> {
  const [loadedModule, setLoaded] = useState<{ readonly module: Module }>();
  const [failure, setFailure] = useState<{ readonly error: unknown }>();
  const shouldLoad = enabled && !loadedModule && !failure;
  useEffect(() => {
    if (!shouldLoad) return undefined;
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
  }, [shouldLoad, load]);
  const retry = useCallback(() => {
    setFailure(undefined);
  }, []);
  return { module: loadedModule?.module, error: failure?.error, retry };
}
