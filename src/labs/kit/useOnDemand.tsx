import { useState } from 'react';
import type { ReactNode } from 'react';
import LoadFailure from '../../components/LoadFailure';
import { useModule } from '../../hooks/useModule';

interface OnDemand<Module> {
  /** Once it was asked for and has arrived. */
  readonly module: Module | undefined;
  readonly isLoading: boolean;
  /** The first time it downloads; after a failure it tries again. */
  readonly ask: () => void;
  /** Why it did not arrive, with a way to try again; else nothing. */
  readonly failure: ReactNode;
}

/**
 * A part of a lab that is downloaded when the reader first wants it.
 *
 * @param load Always the same function.
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
