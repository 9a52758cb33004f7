import type { ReactNode } from 'react';
import type { LoadingComponentProps } from 'react-loadable';
import LoadFailure from '../../components/LoadFailure';
import styles from './styles.module.css';

/** A route's parts on their way: nothing at first, then a notice, or what failed. */
export default function Loading({
  error,
  retry,
  pastDelay,
}: LoadingComponentProps): ReactNode {
  if (error) return <LoadFailure error={error} onRetry={retry} />;
  if (!pastDelay) return null;
  return (
    <p className={styles.loading} role="status">
      Cargando…
    </p>
  );
}
