import type { ReactNode } from 'react';
import LoadFailure from '../../../offline/components/LoadFailure';
import { useModule } from '../../../hooks/useModule';
import { queuePrefetch } from '../client/prefetch';
import type { TraceRequest } from '../engine/tracer/types';

/** Program at the time of the request. */
interface Props extends TraceRequest {
  /** False when the view opens beside a run, which keeps the focus. */
  readonly takesFocus?: boolean;
  readonly onClose: () => void;
  readonly className: string | undefined;
  /** Shown until the tracer loads. */
  readonly fallback?: ReactNode;
}

const load = queuePrefetch(() => import('./Tracer'));

/** Step-by-step trace of a program; the tracer is downloaded on demand. */
export default function Steps({
  className,
  fallback,
  ...program
}: Props): ReactNode {
  const { module, error, retry } = useModule(load);
  return (
    <div className={className}>
      {module ? <module.default {...program} /> : fallback}
      {error !== undefined && <LoadFailure error={error} onRetry={retry} />}
    </div>
  );
}
