import { useState } from 'react';
import type { ReactNode } from 'react';
import LoadFailure from '../../offline/components/LoadFailure';
import { useModule } from '../../hooks/useModule';

interface LazyModule<Module> {
  /** Set once it was requested and has loaded. */
  readonly module: Module | undefined;
  readonly isLoading: boolean;
  /**
   * Requests the module: downloads it the first time, retries after a failure.
   */
  readonly request: () => void;
  /** Error message with a retry button; false when there is no error. */
  readonly failure: ReactNode;
}

/**
 * Loads a module of a lab when the reader first needs it.
 *
 * @param load Must be the same function in every render.
 */
export function useLazyModule<Module>(
  load: () => Promise<Module>,
): LazyModule<Module> {
  const [isRequested, setRequested] = useState(false);
  const { module, error, retry } = useModule(load, isRequested);
  const hasFailed = error !== undefined;
  return {
    module,
    isLoading: isRequested && !module && !hasFailed,
    request: () => {
      setRequested(true);
      if (hasFailed) retry();
    },
    failure: hasFailed && <LoadFailure error={error} onRetry={retry} />,
  };
}
