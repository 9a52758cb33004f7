import type { ReactNode } from 'react';
import LoadFailure from '../../../components/LoadFailure';
import { useModule } from '../../../hooks/useModule';
import { later } from '../client/ahead';
import type { Traced } from '../engine/tracer/types';

/** Program at the time of the request. */
interface Props extends Traced {
  readonly onClose: () => void;
  readonly className: string | undefined;
  /** Shown until the tracer loads. */
  readonly waiting?: ReactNode;
}

const load = later(() => import('./Tracer'));

/** Step-by-step trace of a program; the tracer is downloaded on demand. */
export default function Steps({
  className,
  waiting,
  ...program
}: Props): ReactNode {
  const { module, error, retry } = useModule(load);
  return (
    <div className={className}>
      {module ? <module.default {...program} /> : waiting}
      {error !== undefined && <LoadFailure error={error} onRetry={retry} />}
    </div>
  );
}
