import type { ReactNode } from 'react';
import LoadFailure from '../../offline/components/LoadFailure';
import styles from './styles.module.css';

interface Props {
  readonly error?: unknown;
  readonly retry: () => void;
  readonly pastDelay: boolean;
}

/**
 * Placeholder while the parts of a route load: empty at first, then a notice,
 * or the failure.
 */
export default function Loading({ error, retry, pastDelay }: Props): ReactNode {
  if (error !== null && error !== undefined)
    return <LoadFailure error={error} onRetry={retry} />;
  if (!pastDelay) return null;
  return (
    <p className={styles.loading} role="status">
      Cargando…
    </p>
  );
}
