import { useState } from 'react';
import type { ReactNode } from 'react';
import LoadFailure from '../../components/LoadFailure';
import { useModule } from '../../hooks/useModule';

interface OnDemand<Module> {
  /** Set once it was requested and has loaded. */
  readonly module: Module | undefined;
  readonly isLoading: boolean;
  /**
   * Requests the module: downloads it the first time, retries after a failure.
   */
  readonly ask: () => void;
  /** Error message with a retry button; false when there is no error. */
  readonly failure: ReactNode;
}

/**
 * Loads a module of a lab when the reader first needs it.
 *
 * @param load Must be the same function in every render.
 */
export function useOnDemand<Module>(
  load: () => Promise<Module>,
): OnDemand<Module> {
  const [isAsked, setAsked] = useState(false);
  const { module, error, retry } = useModule(load, isAsked);
  const hasFailed = error !== undefined;
  return {
    module,
    isLoading: isAsked && !module && !hasFailed,
    ask: () => {
      setAsked(true);
      if (hasFailed) retry();
    },
    failure: hasFailed && <LoadFailure error={error} onRetry={retry} />,
  };
}
