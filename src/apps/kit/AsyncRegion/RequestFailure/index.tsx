import type { ReactNode } from 'react';
import { ApiError } from '../../../../api/ApiError';
import { describeFailure, describeWait } from './describeFailure';
import type { RequestContext } from './describeFailure';
import styles from './styles.module.css';
import { useSecondsUntil } from './useSecondsUntil';

interface Props extends RequestContext {
  readonly error: unknown;
  readonly onRetry: () => void;
  /** Other actions, e.g. a link to the first page. */
  readonly children?: ReactNode;
}

/** Alert of a failed request, with a button to retry. */
export default function RequestFailure({
  error,
  onRetry,
  children,
  ...context
}: Props): ReactNode {
  const { title, advice } = describeFailure(error, context);
  const seconds = useSecondsUntil(
    error instanceof ApiError ? error.retryAt : 0,
  );
  return (
    <div className={styles.failure}>
      <div role="alert">
        <p className={styles.title}>{title}</p>
        <p>{advice}</p>
      </div>
      <p className={styles.actions}>
        <button
          type="button"
          className="button button--primary"
          disabled={seconds > 0}
          onClick={onRetry}
        >
          {describeWait(seconds)}
        </button>
        {children}
      </p>
    </div>
  );
}
