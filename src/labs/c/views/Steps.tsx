import type { ReactNode } from 'react';
import LoadFailure from '../../../components/LoadFailure';
import { useModule } from '../../../hooks/useModule';
import { later } from '../client/ahead';
import type { Traced } from '../engine/tracer/types';

/** Of the program as it was when the reader asked. */
interface Props extends Traced {
  readonly onClose: () => void;
  readonly className: string | undefined;
  /** Shown until it is there. */
  readonly waiting?: ReactNode;
}

const load = later(() => import('./Tracer'));

/** A program step by step; what shows it is downloaded when it is asked for. */
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
