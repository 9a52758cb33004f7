import type { ReactNode } from 'react';
import LoadFailure from '../../../offline/components/LoadFailure';
import { useModule } from '../../../hooks/useModule';
import { words as shared } from '../../kit/words';
import { words } from '../words';
import type { SqlRange } from '../engine/types';
import type { TraceAnswer } from '../worker/calls';

const load = () => import('./QuerySteps');

interface Props {
  readonly answer: TraceAnswer;
  readonly onShowRange: (range: SqlRange) => void;
  readonly onClose: () => void;
}

/** Step view of a query; it is downloaded when the first one opens. */
export default function StepsView({
  answer: { trace, plan },
  onShowRange,
  onClose,
}: Props): ReactNode {
  const { module, error, retry } = useModule(load);
  if (error !== undefined) return <LoadFailure error={error} onRetry={retry} />;
  return (
    <>
      {module ? (
        <module.default {...{ trace, plan, onShowRange }} />
      ) : (
        <p>{shared.loading}</p>
      )}
      <button
        type="button"
        className="button button--secondary button--sm"
        onClick={onClose}
      >
        {words.closeSteps}
      </button>
    </>
  );
}
